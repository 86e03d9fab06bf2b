import { link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isHashed } from '@sayapatri/contract/release';
import { assetUrl } from '@sayapatri/contract/release/files';
import { UserError } from '@sayapatri/contract/userError';
import { mapWithLimit } from '../mapWithLimit.ts';
import { ignoring } from '../releases/files.ts';
import type { ReleasePlace } from '../releases/openSite.ts';
import type { Registry } from '../releases/registry.ts';
import type { Wanted } from '../releases/releaseFiles.ts';
import { findRelease, type StoredRelease } from '../releases/releases.ts';

/**
 * Links every kept release's browser files into the site, as open tabs may still need those of former versions. Throws
 * a UserError when two versions use one file name for different content.
 */
export async function linkAssets(
  place: ReleasePlace,
  live: readonly StoredRelease[],
  { history }: Registry,
  folder: string,
): Promise<void> {
  for (const stored of live) {
    const { name, version: liveVersion } = stored.release;
    const integrities = new Map<string, string>();
    await linkFiles(stored, folder, integrities);
    // Files of a former version that a newer one has too are not read again.
    const isNew: Wanted = (file, integrity) => isPublic(file) && integrities.get(file) !== integrity;
    for (const { version } of history[name] ?? []) {
      const former = version === liveVersion ? undefined : await findRelease(place, name, version, isNew);
      if (former) await linkFiles(former, folder, integrities);
    }
  }
}

const isPublic = (file: string) => file.startsWith('browser/') && isHashed(file);

async function linkFiles(
  { folder: from, release }: StoredRelease,
  folder: string,
  integrities: Map<string, string>,
): Promise<void> {
  const fresh: [source: string, target: string][] = [];
  for (const [file, { integrity }] of Object.entries(release.files)) {
    if (!isPublic(file)) continue;
    const known = integrities.get(file);
    integrities.set(file, integrity);
    if (known !== undefined && known !== integrity) {
      throw new UserError(
        `Two versions of ${release.name} have different content in ${file}, which browsers keep for a year: rename the file and release it again.`,
      );
    }
    if (known === undefined)
      fresh.push([path.join(from, file), path.join(folder, assetUrl(release.name, file))]);
  }
  for (const directory of new Set(fresh.map(([, target]) => path.dirname(target))))
    await mkdir(directory, { recursive: true });
  await mapWithLimit(fresh, 16, async ([source, target]) => {
    await link(source, target);
    for (const suffix of ['.br', '.gz'])
      await link(source + suffix, target + suffix).catch(ignoring('ENOENT'));
  });
}
