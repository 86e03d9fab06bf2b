import { type SitePaths, sitePaths } from './paths.ts';
import { openStore } from './store/openStore.ts';
import type { Store } from './store/store.ts';

/** A site on this machine and the store it is composed from. */
export interface Site extends SitePaths {
  /** Holds `live.json`, which says what is live, and immutable releases: `releases/<package>/<version>/`. */
  store: Store;
}

/**
 * The site below `root` (default: see `sitePaths`), with the store that RELEASE_STORE names, by default the same
 * folder. Throws a UserError when RELEASE_STORE is not the address of a store.
 */
export function openSite(root?: string): Site {
  const paths = sitePaths(root);
  return { ...paths, store: openStore(process.env.RELEASE_STORE, paths.root) };
}
