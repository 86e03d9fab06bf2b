import { type ComponentType, createContext, useContext } from 'react';
import type { LoadedPage, WidgetProps } from 'shared/contract';

/**
 * The only way from the shell to a remote. In the browser it asks the federation runtime, at prerender time it
 * imports the release's server build.
 */
export interface RemoteLoader {
  /** The page's component and data; one promise per page, so that it can be read with `use`. */
  page(name: string, path: string): Promise<LoadedPage>;
  /** Who owns a page that this document does not list; undefined on the not-found page. One promise per path. */
  owner(path: string): Promise<string | undefined>;
  /** A widget's component. Rejects when it can't be had in time. */
  widget(name: string, slot: string): Promise<ComponentType<WidgetProps>>;
  /** A dataset from whichever package provides it, or undefined when it can't be had. Never rejects. */
  dataset: WidgetProps['loadDataset'];
  /** The HTML that this document brought for `path`, if it is that page's document. */
  prerenderedHtml(path: string): string | undefined;
  /** To be called when the visitor goes on from `path`. */
  leave(path: string): void;
  /** To be told of a remote that failed after it had loaded. */
  reportFailure(remote: string, error: unknown): void;
}

const RemoteLoaderContext = createContext<RemoteLoader | undefined>(undefined);

export const RemoteLoaderProvider = RemoteLoaderContext.Provider;

export function useRemoteLoader(): RemoteLoader {
  const loader = useContext(RemoteLoaderContext);
  if (loader === undefined) throw new Error('useRemoteLoader needs a RemoteLoaderProvider above it.');
  return loader;
}
