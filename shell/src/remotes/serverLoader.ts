import { type LoadedPage, loadPage, type Remote } from '@sayapatri/contract';
import { shell } from '../remote.tsx';
import type { RemoteLoader } from './RemoteLoader.ts';

const noOwner = Promise.resolve(undefined);

/** Loads remotes while prerendering, through `load`. Errors are not caught: a page is rendered completely or not at all. */
export function createServerLoader(load: (name: string) => Promise<Remote>): RemoteLoader {
  const pages = new Map<string, Promise<LoadedPage>>();
  const remote = (name: string) => (name === shell.name ? Promise.resolve(shell) : load(name));
  return {
    // Prerendering opens no widget and loads no dataset.
    widget: () => Promise.reject(new Error('Widgets are not prerendered.')),
    dataset: async () => undefined,
    // Every document lists its own page; only the not-found page has no owner.
    owner: () => noOwner,
    prerenderedHtml: () => undefined,
    leave: () => {},
    openDocument: () => {},
    reportFailure: (_, error) => {
      throw error;
    },
    page(name, path) {
      const known = pages.get(path) ?? remote(name).then((module) => loadPage(module, path));
      pages.set(path, known);
      return known;
    },
  };
}
