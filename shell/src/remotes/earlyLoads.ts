import type { LoadedPage } from '@sayapatri/contract';

/**
 * Loads pages that the visitor is about to open. A page whose code has already run is drawn at once when it is opened;
 * for one that is still loading, React shows an empty screen for at least 300 ms.
 */
export function createEarlyLoads(load: (path: string) => Promise<LoadedPage>) {
  const begun = new Map<string, Promise<LoadedPage>>();
  return {
    /** Begins to load the page at `path`. Never throws: a failed load is repeated when the visitor goes there. */
    begin(path: string): void {
      if (begun.has(path)) return;
      const loading = load(path);
      begun.set(path, loading);
      loading.catch(() => begun.delete(path));
    },
    /** Returns the load that was begun for `path`, once. */
    take(path: string): Promise<LoadedPage> | undefined {
      const loading = begun.get(path);
      begun.delete(path);
      return loading;
    },
  };
}
