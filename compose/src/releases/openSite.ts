import type { KeyObject } from 'node:crypto';
import { UserError } from '@sayapatri/contract/userError';
import { type Environment, type SitePaths, sitePaths } from '../paths.ts';
import { FolderStore } from './folderStore.ts';
import { type Owners, readOwners, readSigner } from './owners.ts';
import { S3Store } from './s3Store.ts';
import type { Store } from './store.ts';

/** The site of one environment on this machine, and the store it is composed from. */
export interface Site extends SitePaths {
  environment: Environment;
  /** Holds immutable releases, `releases/<package>/<version>/`, and for each environment a `live.json`. */
  store: Store;
  /** Whose signature a release needs. */
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
  const store = openStore(process.env.RELEASE_STORE, new FolderStore(paths.root));
  return { ...paths, environment, store, owners: readOwners(), signer: readSigner() };
}

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)\/?$/;

/**
 * The store that `address` names, the value of RELEASE_STORE: `s3://bucket/optional-prefix`, or `folder` where there is
 * none. For a bucket, `folder` holds local copies. Throws a UserError when the address is anything else.
 */
function openStore(address: string | undefined, folder: FolderStore): Store {
  if (!address) return folder;
  const [, bucket, prefix] = bucketAddress.exec(address) ?? [];
  if (bucket !== undefined) return new S3Store(bucket, prefix ? `${prefix.slice(1)}/` : '', folder);
  throw new UserError(
    `RELEASE_STORE is "${address}": make it s3://bucket or s3://bucket/prefix, or leave it out for a folder.`,
  );
}
