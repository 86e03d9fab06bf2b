import type { LoadedPage, WidgetProps } from '@sayapatri/contract';
import { type ComponentType, createContext, useContext } from 'react';

/**
 * How the shell reaches remotes. In the browser it loads them by their containers (browserLoader.ts), when prerendering
 * it imports the release's server build (serverLoader.ts).
 */
export interface RemoteLoader {
  /**
   * Resolves to the page's component and data; returns the same promise for the same page, as React's `use` needs. Rejects
   * when it can't be loaded in time, or when no package has the page. `owner` is the page's package, where it is known.
   */
  page(path: string, owner?: string): Promise<LoadedPage>;
  /** As `page`, but without a time limit: for a page whose HTML is read meanwhile. */
  latePage(path: string, owner: string): Promise<LoadedPage>;
  /** Resolves to a widget's component. Rejects when it can't be loaded in time. */
  widget(name: string, slot: string): Promise<ComponentType<WidgetProps>>;
  /** Resolves to a dataset of any package, or to undefined when it can't be loaded. Never rejects. */
  dataset: WidgetProps['loadDataset'];
  /** Tells the visitor and the telemetry that the remote of `path` failed. */
  reportFailure(path: string, error: unknown): void;
}

const RemoteLoaderContext = createContext<RemoteLoader | undefined>(undefined);

export const RemoteLoaderProvider = RemoteLoaderContext.Provider;

export function useRemoteLoader(): RemoteLoader {
  const loader = useContext(RemoteLoaderContext);
  if (loader === undefined) throw new Error('useRemoteLoader needs a RemoteLoaderProvider above it.');
  return loader;
}
