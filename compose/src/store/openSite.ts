import type { KeyObject } from 'node:crypto';
import { type Environment, isPreview } from '../environments.ts';
import { type SitePaths, sitePaths } from '../paths.ts';
import { openStore } from './openStore.ts';
import { type Owners, readOwners, readSigner } from './owners.ts';
import type { Store } from './store.ts';

/** The site of one environment on this machine, and the store it is composed from. */
export interface Site extends SitePaths {
  environment: Environment;
  /** Holds immutable releases, `releases/<package>/<version>/`, and for each environment a `live.json`. */
  store: Store;
  /** Whose signature a release needs. None in a preview, which a pull request makes without any key. */
  owners: Owners;
  /** The secret key that this machine signs releases with; undefined where it has none. */
  signer: KeyObject | undefined;
}

/** One environment of a store, whose registry names the live releases. */
export type RegistryPlace = Pick<Site, 'environment' | 'store'>;

/** The store that a release is read from, and the signers whose signature it needs. */
export type ReleasePlace = Pick<Site, 'store' | 'owners'>;

/**
 * The site of an environment below `root` (default: see `sitePaths`), with the store that RELEASE_STORE names, by default
 * the same folder. Throws a UserError when RELEASE_STORE is not the address of a store, and as `readOwners` and
 * `readSigner` do.
 */
export function openSite(root?: string, environment: Environment = 'production'): Site {
  const paths = sitePaths(root, environment);
  const store = openStore(process.env.RELEASE_STORE, paths.root);
  const owners: Owners = isPreview(environment) ? new Map() : readOwners();
  return { ...paths, environment, store, owners, signer: readSigner() };
}
