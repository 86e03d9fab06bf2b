import type { Datasets } from './dataset.ts';

/**
 * A widget on every screen. The shell draws its button into the HTML and loads the component when a visitor is about
 * to use it; until then, and if the component can't be loaded, the button is a link to `fallbackPath`.
 */
export interface WidgetDefinition {
  slot: 'assistant';
  /** The button's label. */
  label: string;
  fallbackPath: `/${string}`;
  /** Key of the component's module in `modules`. */
  component: string;
}

/** What the shell hands to a widget's component, which it mounts when opened and unmounts when closed. */
export interface WidgetProps {
  /** To be called when the visitor closes the widget; the shell then returns the focus to the button. */
  onClose: () => void;
  /** Another package's dataset, or undefined if it can't be loaded. Never rejects. */
  loadDataset: <Name extends keyof Datasets>(name: Name) => Promise<Datasets[Name] | undefined>;
}
