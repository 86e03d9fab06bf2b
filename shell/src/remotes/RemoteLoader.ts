import { createContext, useContext } from 'react';
import type { LoadedPage, Remote } from 'shared/contract';

/**
 * The only way from the shell to a remote. In the browser it asks the federation runtime, at prerender time it
 * imports the release's server build.
 */
export interface RemoteLoader {
  /** The page's component and data; one promise per page, so that it can be read with `use`. */
  page(name: string, path: string): Promise<LoadedPage>;
  /** A remote's public module. Rejects when it can't be had in time. */
  remote(name: string): Promise<Remote>;
}

const RemoteLoaderContext = createContext<RemoteLoader | undefined>(undefined);

export const RemoteLoaderProvider = RemoteLoaderContext.Provider;

export function useRemoteLoader(): RemoteLoader {
  const loader = useContext(RemoteLoaderContext);
  if (loader === undefined) throw new Error('useRemoteLoader needs a RemoteLoaderProvider above it.');
  return loader;
}
