import { type LoadedPage, loadPage, type Remote } from '@sayapatri/contract';
import { shell } from '../remote.tsx';
import type { RemoteLoader } from './RemoteLoader.ts';

/** Loads remotes while prerendering, through `load`. Errors are not caught: a page is rendered completely or not at all. */
export function createServerLoader(load: (name: string) => Promise<Remote>): RemoteLoader {
  const pages = new Map<string, Promise<LoadedPage>>();
  const remote = (name: string) => (name === shell.name ? Promise.resolve(shell) : load(name));
  return {
    page(path, owner = shell.name) {
      const page = pages.get(path) ?? remote(owner).then((module) => loadPage(module, path));
      pages.set(path, page);
      return page;
    },
    // Prerendering opens no widget and loads no dataset.
    widget: () => Promise.reject(new Error('Widgets are not prerendered.')),
    dataset: async () => undefined,
    reportFailure: (_, error) => {
      throw error;
    },
  };
}
