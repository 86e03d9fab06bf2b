import type { LoadedPage } from 'shared/contract';

/**
 * Loads pages that the visitor is about to open. A page whose code has run already is drawn at once when it is opened;
 * React would show an empty screen for 300 ms before one that is still to be loaded, however short that takes.
 */
export function createEarlyLoads(load: (path: string) => Promise<LoadedPage>) {
  const begun = new Map<string, Promise<LoadedPage>>();
  return {
    /** Begins to load the page at `path`. Never throws: what fails is tried again when the visitor goes there. */
    begin(path: string): void {
      if (begun.has(path)) return;
      const loading = load(path);
      begun.set(path, loading);
      loading.catch(() => begun.delete(path));
    },
    /** Hands out what was begun for `path`, once. */
    take(path: string): Promise<LoadedPage> | undefined {
      const loading = begun.get(path);
      begun.delete(path);
      return loading;
    },
  };
}
