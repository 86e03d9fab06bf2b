/** The store of releases: immutable folders, named by their content. */
import { createHash, randomUUID } from 'node:crypto';
import { access, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Release, releaseSchema } from 'shared/release';
import type { Layout } from '../paths.ts';
import { Refusal } from '../refusal.ts';
import { precompress } from './precompress.ts';
import { readJson } from './readJson.ts';

export interface StoredRelease {
  folder: string;
  release: Release;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Copies the build in `dist` into the store, files checked and precompressed. The same content is stored once. */
export async function storeRelease({ releases }: Layout, dist: string): Promise<StoredRelease> {
  const release = await readJson(path.join(dist, 'release.json'), releaseSchema, 'build the package anew.');
  if (release === undefined) throw new Refusal(`${dist} holds no release.json: build the package first.`);
  await checkFiles(dist, release);
  const folder = path.join(releases, release.name, release.version);
  if (await exists(path.join(folder, 'release.json'))) return { folder, release };
  const draft = path.join(releases, release.name, `.draft-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  try {
    for (const file of ['release.json', ...Object.keys(release.files)])
      await cp(path.join(dist, file), path.join(draft, file));
    await precompress(path.join(draft, 'browser'));
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { folder, release };
}

/** Reads one release. Throws a Refusal when it isn't there, is malformed or has lost a file. */
export async function readRelease(
  { releases }: Layout,
  name: string,
  version: string,
): Promise<StoredRelease> {
  const folder = path.join(releases, name, version);
  const release = await readJson(
    path.join(folder, 'release.json'),
    releaseSchema,
    `delete the folder and run \`npx pnpm release ${name}\`.`,
  );
  if (release === undefined) {
    throw new Refusal(
      `The registry names release ${version} of ${name}, which is not in the store: run \`npx pnpm release ${name}\`.`,
    );
  }
  await checkFiles(folder, release);
  return { folder, release };
}

/** Throws a Refusal naming the first file that is missing or not what the release says. */
async function checkFiles(folder: string, { name, version, files }: Release): Promise<void> {
  for (const [file, { integrity }] of Object.entries(files)) {
    const content = await readFile(path.join(folder, file)).catch(() => undefined);
    const problem =
      content === undefined
        ? 'is missing'
        : integrity === `sha384-${createHash('sha384').update(content).digest('base64')}`
          ? undefined
          : 'is not what was built';
    if (problem) {
      throw new Refusal(
        `Release ${version} of ${name} is damaged, ${file} ${problem}: delete ${folder} and run \`npx pnpm release ${name}\`.`,
      );
    }
  }
}
