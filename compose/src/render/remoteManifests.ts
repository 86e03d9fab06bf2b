/**
 * Every remote's standard Module Federation manifest, for hosts and tools other than the shell. It is published outside
 * `/_/`, because everything there is cached for a year; the paths in it lead to `/_/`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteManifestFile } from '@sayapatri/contract/release';
import { writeText } from '../releases/precompress.ts';
import type { StoredRelease } from '../releases/releases.ts';

/** Writes `/remote-blog/mf-manifest.json` for each remote whose release has one. */
export async function writeRemoteManifests(
  folder: string,
  releases: readonly StoredRelease[],
): Promise<void> {
  for (const { folder: from, release } of releases) {
    if (!(remoteManifestFile in release.files)) continue;
    const text = await readFile(path.join(from, remoteManifestFile), 'utf8');
    const files = `../_/${release.name}/`;
    // The parts of the federation plugin's manifest that name files.
    const published = JSON.parse(text, (key, value) => {
      if (key === 'sync' || key === 'async') return value.map((file: string) => files + file);
      return key === 'remoteEntry' ? { ...value, path: files + value.path } : value;
    });
    await writeText(path.join(folder, release.name, 'mf-manifest.json'), JSON.stringify(published));
  }
}
