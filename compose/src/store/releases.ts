/** The store of releases: immutable folders, named by their content. */
import { randomUUID } from 'node:crypto';
import { cp, mkdir, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { type Release, releaseSchema } from 'shared/release';
import type { Layout } from '../paths.ts';
import { Refusal } from '../refusal.ts';
import { precompress } from './precompress.ts';
import { readJson } from './readJson.ts';
import { describedFault, explainRelease, fileFault } from './releaseFaults.ts';

export interface StoredRelease {
  folder: string;
  release: Release;
}

const readReleaseFile = (folder: string, mend: string) =>
  readJson(path.join(folder, 'release.json'), { schema: releaseSchema, mend, explain: explainRelease });

/** Copies the build in `dist` into the store, checked and precompressed. The same content is stored once. */
export async function storeRelease({ releases }: Layout, dist: string): Promise<StoredRelease> {
  const release = await readReleaseFile(dist, 'mend the package and build it anew.');
  if (release === undefined) throw new Refusal(`${dist} holds no release.json: build the package first.`);
  const fault = describedFault(release) ?? (await fileFault(dist, release));
  if (fault)
    throw new Refusal(`The build of ${release.name} is refused, ${fault}: mend it and build it anew.`);
  const folder = path.join(releases, release.name, release.version);
  if (await isWhole(folder, release)) {
    // Seen as new by the pruning of another command, until the registry names it.
    await utimes(folder, new Date(), new Date());
    return { folder, release };
  }
  const draft = path.join(releases, release.name, `.draft-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  try {
    for (const file of ['release.json', ...Object.keys(release.files)])
      await cp(path.join(dist, file), path.join(draft, file));
    await precompress(path.join(draft, 'browser'));
    // There only if it was damaged: the live site has links of its own to the files.
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { folder, release };
}

async function isWhole(folder: string, release: Release): Promise<boolean> {
  const stored = await readReleaseFile(folder, '').catch(() => undefined);
  return (
    JSON.stringify(stored) === JSON.stringify(release) && (await fileFault(folder, release)) === undefined
  );
}

/** Reads one release. Throws a Refusal when it isn't there, is malformed or has lost a file. */
export async function readRelease(
  { releases }: Layout,
  name: string,
  version: string,
): Promise<StoredRelease> {
  const folder = path.join(releases, name, version);
  const mend = `run \`npx pnpm release ${name}\`, or \`npx pnpm rollback ${name}\` for the one before.`;
  const release = await readReleaseFile(folder, mend);
  if (release === undefined) {
    throw new Refusal(
      `The registry names release ${version} of ${name}, which is not in ${path.dirname(folder)}: ${mend}`,
    );
  }
  const fault =
    release.name === name && release.version === version
      ? (describedFault(release) ?? (await fileFault(folder, release)))
      : `release.json calls itself ${release.version} of ${release.name}`;
  if (fault) throw new Refusal(`Release ${version} of ${name} is damaged, ${fault}: ${mend}`);
  return { folder, release };
}
