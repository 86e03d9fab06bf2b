/** Releases in the store: immutable, named by their content. */
import path from 'node:path';
import { type Release, releaseSchema } from 'shared/release';
import type { SitePaths } from '../paths.ts';
import { UserError } from '../userError.ts';
import { readJson } from './readJson.ts';
import { describedFault, explainRelease, fileFault, type Wanted } from './releaseFaults.ts';
import { marker, StoreUnavailable } from './store.ts';

export interface StoredRelease {
  folder: string;
  release: Release;
}

const readReleaseFile = (folder: string, mend: string) =>
  readJson(path.join(folder, marker), { schema: releaseSchema, mend, explain: explainRelease });

/** Puts the build in `dist` into the store, checked and precompressed. The same content is stored once. */
export async function storeRelease({ store }: SitePaths, dist: string): Promise<StoredRelease> {
  const release = await readReleaseFile(dist, 'mend the package and build it anew.');
  if (release === undefined) throw new UserError(`${dist} holds no release.json: build the package first.`);
  const fault = describedFault(release) ?? (await fileFault(dist, release));
  if (fault)
    throw new UserError(`The build of ${release.name} is refused, ${fault}: mend it and build it anew.`);
  const prefix = `releases/${release.name}/${release.version}`;
  return { folder: await store.add(prefix, dist, Object.keys(release.files)), release };
}

/** Reads one release. Throws a UserError when it isn't there, is malformed or has lost a wanted file. */
export async function readRelease(
  paths: SitePaths,
  name: string,
  version: string,
  wanted?: Wanted,
): Promise<StoredRelease> {
  return checkedOut(paths, name, version, { wanted }).catch((error) => {
    if (error instanceof StoreUnavailable) throw error;
    // What was damaged may have been a copy only.
    return checkedOut(paths, name, version, { wanted, afresh: true });
  });
}

/** The same, but undefined when it is gone or damaged: a former version holds nobody up. */
export async function readFormer(
  paths: SitePaths,
  name: string,
  version: string,
  wanted?: Wanted,
): Promise<StoredRelease | undefined> {
  return readRelease(paths, name, version, wanted).catch((error) => {
    if (error instanceof StoreUnavailable) throw error;
    return undefined;
  });
}

async function checkedOut(
  { store }: SitePaths,
  name: string,
  version: string,
  { wanted, afresh = false }: { wanted: Wanted | undefined; afresh?: boolean },
): Promise<StoredRelease> {
  const mend = `run \`pnpm release ${name}\`, or \`pnpm rollback ${name}\` for the one before.`;
  const folder = await store.checkout(`releases/${name}/${version}`, afresh);
  const release = folder && (await readReleaseFile(folder, mend));
  if (!release) {
    const place = store.address(`releases/${name}`);
    throw new UserError(
      `The registry names release ${version} of ${name}, which is not in ${place}: ${mend}`,
    );
  }
  const fault =
    release.name === name && release.version === version
      ? (describedFault(release) ?? (await fileFault(folder, release, wanted)))
      : `release.json calls itself ${release.version} of ${release.name}`;
  if (fault) throw new UserError(`Release ${version} of ${name} is damaged, ${fault}: ${mend}`);
  return { folder, release };
}
