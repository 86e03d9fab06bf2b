import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@sayapatri/contract/release';
import { datasetFile } from '@sayapatri/contract/release/files';
import type { StoredRelease } from '../store/releases.ts';

/**
 * A dataset as the build of `provider` has written it; `null` if that build is older than such files. A release's code is
 * not run for it.
 */
export async function readDataset(
  stored: readonly StoredRelease[],
  provider: Release,
  name: string,
): Promise<unknown> {
  const file = datasetFile(name);
  const release = stored.find((one) => one.release.name === provider.name);
  if (release === undefined || provider.files[file] === undefined) return null;
  return JSON.parse(await readFile(path.join(release.folder, file), 'utf8'));
}
