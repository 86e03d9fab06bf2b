/** Releases in the store. A release never changes; its version is a hash of its content. */
import path from 'node:path';
import { type Release, releaseSchema } from 'shared/release';
import { UserError } from '../userError.ts';
import { readJson } from './readJson.ts';
import type { ReleaseOrigin } from './registry.ts';
import { describedFault, explainRelease, fileFault, type Wanted } from './releaseFaults.ts';
import { marker, type Store, StoreUnavailable } from './store.ts';

export interface StoredRelease {
  folder: string;
  release: Release;
  /** Set only for a release that has just been built or is being promoted. */
  origin?: ReleaseOrigin | undefined;
}

const readReleaseFile = (folder: string, hint: string) =>
  readJson(path.join(folder, marker), { schema: releaseSchema, hint, explain: explainRelease });

/**
 * Checks the build in `dist` and stores it, with compressed variants; the same content only once. Throws a UserError
 * when the build is not a whole release.
 */
export async function storeRelease(store: Store, dist: string): Promise<StoredRelease> {
  const release = await readReleaseFile(dist, 'fix the package and build it again.');
  if (release === undefined) throw new UserError(`${dist} holds no release.json: build the package first.`);
  const fault = describedFault(release) ?? (await fileFault(dist, release));
  if (fault)
    throw new UserError(`The build of ${release.name} is refused, ${fault}: fix it and build it again.`);
  const prefix = `releases/${release.name}/${release.version}`;
  return { folder: await store.add(prefix, dist, Object.keys(release.files)), release };
}

/** Reads one release. Throws a UserError when it is missing or malformed, or a file that `wanted` names is not whole. */
export async function readRelease(
  store: Store,
  name: string,
  version: string,
  wanted?: Wanted,
): Promise<StoredRelease> {
  return checkedOut(store, name, version, { wanted }).catch((error) => {
    if (error instanceof StoreUnavailable) throw error;
    // Fetches the release again, because the damage may be in this machine's copy alone.
    return checkedOut(store, name, version, { wanted, afresh: true });
  });
}

/** Like `readRelease`, but returns undefined when the release is missing or damaged. For former versions. */
export async function findRelease(
  store: Store,
  name: string,
  version: string,
  wanted?: Wanted,
): Promise<StoredRelease | undefined> {
  return readRelease(store, name, version, wanted).catch((error) => {
    if (error instanceof StoreUnavailable) throw error;
    return undefined;
  });
}

async function checkedOut(
  store: Store,
  name: string,
  version: string,
  { wanted, afresh = false }: { wanted: Wanted | undefined; afresh?: boolean },
): Promise<StoredRelease> {
  const hint = `run \`pnpm release ${name}\`, or \`pnpm rollback ${name}\` for the one before.`;
  const folder = await store.checkout(`releases/${name}/${version}`, afresh);
  const release = folder && (await readReleaseFile(folder, hint));
  if (!release) {
    const address = store.address(`releases/${name}`);
    throw new UserError(
      `The registry names release ${version} of ${name}, which is not in ${address}: ${hint}`,
    );
  }
  const fault =
    release.name === name && release.version === version
      ? (describedFault(release) ?? (await fileFault(folder, release, wanted)))
      : `release.json calls itself ${release.version} of ${release.name}`;
  if (fault) throw new UserError(`Release ${version} of ${name} is damaged, ${fault}: ${hint}`);
  return { folder, release };
}
