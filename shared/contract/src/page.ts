import type { Datasets } from './dataset.ts';
import type { NavEntry } from './release/release.ts';

export type { NavEntry };
/** Where a page is listed. */
export type NavArea = NavEntry['area'];

/**
 * A schema.org object, written into the page's head as JSON-LD. `{origin}` stands for the site's origin, `{card}` for the
 * address of the page's picture in messengers. `{ '@id': '{origin}/#organization' }` refers to the consultancy, which is then
 * described on the page too; any other object that is referred to must be one of the page's.
 */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** The part of a page that the browser needs: its path, title and modules. */
export interface PageRoute {
  /** Absolute path without parameters, e.g. `/study-in-japan`. */
  path: `/${string}`;
  /** Document title, without the brand's name. */
  title: string;
  /** Key of the page component's module in `modules`, e.g. `./pages/BlogListPage.tsx`. */
  component: string;
  /** Key of a module in `modules` whose default export is handed to the component as its `data` prop. */
  data?: string;
  /** Datasets of other packages that the page shows: its HTML has them, and the component gets them as `datasets`. */
  datasets?: readonly (keyof Datasets)[];
}

/** What compose writes about a page: in its head, in menus and in the sitemap. */
export interface PageHead {
  /** Meta description, 50 to 160 characters. */
  description: string;
  nav?: readonly NavEntry[];
  structuredData?: readonly StructuredData[];
  /** False keeps the page out of search engines and the sitemap. */
  indexed?: boolean;
}

/** One routed page of a package. */
export interface PageDefinition extends PageRoute, PageHead {}

export interface PageProps<Data = undefined> {
  data: Data;
  /** The datasets that the page's definition names, without those that no live package provides. */
  datasets?: Partial<Datasets>;
}

/** What the shell's server build returns for a page. */
export interface PrerenderedPage {
  /** Inner HTML of #root. */
  html: string;
  /** The `<style>` elements for the head: Emotion's, and those that another library finds by their id. */
  styles: ({ key: string; ids: string[]; css: string } | { id: string; css: string })[];
  /** Inline scripts for the head, before any other; a shell released before there were any has none. */
  scripts?: string[];
}

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

/** The pages that other packages link to. All other paths appear only in their own package. */
export const pagePaths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  services: '/services',
  ieltsPte: '/ielts-pte',
  plan: '/plan',
  planCompare: '/plan/compare',
  planCost: '/plan/cost',
} as const;
