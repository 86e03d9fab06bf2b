import type { LoadedPage, WidgetProps } from '@sayapatri/contract';
import { type ComponentType, createContext, useContext } from 'react';

/**
 * How the shell reaches remotes. In the browser it loads them by their containers (browserLoader.ts), when prerendering
 * it imports the release's server build (serverLoader.ts).
 */
export interface RemoteLoader {
  /** Resolves to the page's component and data. Returns the same promise for the same page, as React's `use` needs. */
  page(name: string, path: string): Promise<LoadedPage>;
  /** Resolves to the name of the package that owns a path this document does not list, or undefined if none does. */
  owner(path: string): Promise<string | undefined>;
  /** Resolves to a widget's component. Rejects when it can't be loaded in time. */
  widget(name: string, slot: string): Promise<ComponentType<WidgetProps>>;
  /** Resolves to a dataset of any package, or to undefined when it can't be loaded. Never rejects. */
  dataset: WidgetProps['loadDataset'];
  /** The prerendered HTML of `path`, if the open document is that page's. */
  prerenderedHtml(path: string): string | undefined;
  /** Opens the page at `path` as a static document. Until it opens, no failed request is repeated. */
  openDocument(path: string): void;
  /** To be called when the visitor navigates away from `path`. */
  leave(path: string): void;
  /** Reports a remote that failed after it had loaded. */
  reportFailure(remote: string, error: unknown): void;
}

const RemoteLoaderContext = createContext<RemoteLoader | undefined>(undefined);

export const RemoteLoaderProvider = RemoteLoaderContext.Provider;

export function useRemoteLoader(): RemoteLoader {
  const loader = useContext(RemoteLoaderContext);
  if (loader === undefined) throw new Error('useRemoteLoader needs a RemoteLoaderProvider above it.');
  return loader;
}
