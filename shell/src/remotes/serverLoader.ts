import { type LoadedPage, loadPage, type Remote } from 'shared/contract';
import { shell } from '../remote.tsx';
import type { RemoteLoader } from './RemoteLoader.ts';

const nobody = Promise.resolve(undefined);

/** Loads remotes at prerender time, through whatever `load` imports. Nothing is caught: a page renders whole or not. */
export function createServerLoader(load: (name: string) => Promise<Remote>): RemoteLoader {
  const pages = new Map<string, Promise<LoadedPage>>();
  const remote = (name: string) => (name === shell.name ? Promise.resolve(shell) : load(name));
  return {
    // Nothing opens a widget or asks for data while a page is prerendered.
    widget: () => Promise.reject(new Error('Widgets are not prerendered.')),
    dataset: async () => undefined,
    // Every page is listed in its own document, but for the not-found page.
    owner: () => nobody,
    prerenderedHtml: () => undefined,
    leave: () => {},
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
