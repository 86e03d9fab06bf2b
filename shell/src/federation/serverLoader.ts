import { loadPage, type Remote } from '@sayapatri/contract';
import { shell } from '../remote.tsx';
import { once } from './once.ts';
import type { RemoteLoader } from './RemoteLoader.ts';

/** Loads remotes while prerendering, through `load`. Errors are not caught: a page is rendered completely or not at all. */
export function createServerLoader(load: (name: string) => Promise<Remote>): RemoteLoader {
  return {
    page: once(async (path: string, owner = shell.name) =>
      loadPage(owner === shell.name ? shell : await load(owner), path),
    ),
    // Prerendering waits for no page, opens no widget and loads no dataset.
    latePage: () => Promise.reject(new Error('A page is prerendered at once.')),
    widget: () => Promise.reject(new Error('Widgets are not prerendered.')),
    dataset: async () => undefined,
    reportFailure: (_, error) => {
      throw error;
    },
  };
}
