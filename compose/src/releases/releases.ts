/** Releases in the store. A release never changes, as its version is the hash of its content. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Release, releaseSchema } from '@sayapatri/contract/release';
import { UserError } from '@sayapatri/contract/userError';
import type { ReleasePlace, Site } from './openSite.ts';
import { parseJson } from './parseJson.ts';
import type { ReleaseOrigin } from './registry.ts';
import { fileFault, strayFault, type Wanted } from './releaseFiles.ts';
import { signatureFault, signatureFor } from './signatures.ts';
import { marker, StoreUnavailable } from './store.ts';
import { isVersion, shortVersion, versionOf } from './versions.ts';

export interface StoredRelease {
  folder: string;
  release: Release;
  /** Set only for a release that has just been built or is being promoted. */
  origin?: ReleaseOrigin | undefined;
}

/** Reads `release.json` and computes the version from its bytes; undefined where there is none. */
async function readReleaseFile(folder: string, hint: string): Promise<Release | undefined> {
  const file = path.join(folder, marker);
  const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new UserError(`${file} can't be read (${error.message}): ${hint}`);
  });
  if (content === undefined) return undefined;
  const described = parseJson(content.toString(), file, {
    schema: releaseSchema,
    hint,
  });
  return { ...described, version: versionOf(content) };
}

/**
 * Checks the build in `dist` and stores it, with compressed variants and, where its package has signers, a signature. Its
 * version is a hash of its content, so no other release is touched. Throws a UserError when the build is not a whole
 * release, or this machine can't sign it.
 */
export async function storeRelease(
  place: Pick<Site, 'store' | 'owners' | 'signer'>,
  dist: string,
): Promise<StoredRelease> {
  const release = await readReleaseFile(dist, 'fix the package and build it again.');
  if (release === undefined) throw new UserError(`${dist} holds no release.json: build the package first.`);
  const fault = fileFault(dist, release);
  if (fault)
    throw new UserError(`The build of ${release.name} is refused, ${fault}: fix it and build it again.`);
  const files = Object.keys(release.files);
  const signature = await signatureFor(place, folderOf(release), release);
  if (signature !== undefined) {
    const file = path.join(dist, signature.file);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, signature.text);
    files.push(signature.file);
  }
  return { folder: await place.store.add(folderOf(release), dist, files), release };
}

const folderOf = ({ name, version }: Pick<Release, 'name' | 'version'>) => `releases/${name}/${version}`;

/**
 * Reads one release and checks it against its version and its signers. Throws a UserError when it is missing, malformed or
 * not signed by them, or a `wanted` file is not what was released; by default all are, and no other may be there.
 */
export async function readRelease(
  place: ReleasePlace,
  name: string,
  version: string,
  wanted?: Wanted,
): Promise<StoredRelease> {
  return checkedOut(place, name, version, { wanted }).catch((error) => {
    if (error instanceof StoreUnavailable) throw error;
    // Fetches the release again, because the damage may be in this machine's copy alone.
    return checkedOut(place, name, version, { wanted, afresh: true });
  });
}

/** Like `readRelease`, but returns undefined when the release is missing or damaged. For former versions. */
export async function findRelease(
  place: ReleasePlace,
  name: string,
  version: string,
  wanted?: Wanted,
): Promise<StoredRelease | undefined> {
  return readRelease(place, name, version, wanted).catch((error) => {
    if (error instanceof StoreUnavailable) throw error;
    return undefined;
  });
}

async function checkedOut(
  { store, owners }: ReleasePlace,
  name: string,
  version: string,
  { wanted, afresh = false }: { wanted: Wanted | undefined; afresh?: boolean },
): Promise<StoredRelease> {
  if (!isVersion(version))
    throw new UserError(
      `The registry names "${version}" of ${name}, which is no version (64 hex digits): run \`pnpm build\`, which releases every package again.`,
    );
  const hint = `run \`pnpm release ${name}\`, or \`pnpm rollback ${name}\` for the one before.`;
  const folder = await store.checkout(folderOf({ name, version }), afresh);
  const release = folder && (await readReleaseFile(folder, hint));
  if (!release) {
    const address = store.address(`releases/${name}`);
    throw new UserError(
      `The registry names release ${shortVersion(version)} of ${name}, which is not in ${address}: ${hint}`,
    );
  }
  const fault =
    identityFault(release, { name, version }) ??
    (wanted === undefined ? await strayFault(folder, release) : undefined) ??
    fileFault(folder, release, wanted);
  if (fault) throw new UserError(`Release ${shortVersion(version)} of ${name} is damaged, ${fault}: ${hint}`);
  const unsigned = await signatureFault(folder, release, owners);
  if (unsigned)
    throw new UserError(`Release ${shortVersion(version)} of ${name} is refused, as ${unsigned}: ${hint}`);
  return { folder, release };
}

function identityFault(release: Release, wanted: Pick<Release, 'name' | 'version'>): string | undefined {
  if (release.version !== wanted.version)
    return `its release.json is that of version ${shortVersion(release.version)}`;
  if (release.name !== wanted.name) return `its release.json is that of ${release.name}`;
  return undefined;
}
