import type { Environment } from '../environments.ts';
import { type SitePaths, sitePaths } from '../paths.ts';
import { openStore } from './openStore.ts';
import type { Store } from './store.ts';

/** The site of one environment on this machine, and the store it is composed from. */
export interface Site extends SitePaths {
  environment: Environment;
  /** Holds immutable releases, `releases/<package>/<version>/`, and for each environment a `live.json`. */
  store: Store;
}

/** What says which releases are live: one environment of a store. */
export type RegistryPlace = Pick<Site, 'environment' | 'store'>;

/**
 * The site of an environment below `root` (default: see `sitePaths`), with the store that RELEASE_STORE names, by default
 * the same folder. Throws a UserError when RELEASE_STORE is not the address of a store.
 */
export function openSite(root?: string, environment: Environment = 'production'): Site {
  const paths = sitePaths(root, environment);
  return { ...paths, environment, store: openStore(process.env.RELEASE_STORE, paths.root) };
}
