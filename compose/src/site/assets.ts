import { link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from 'shared/release';
import { eachOf } from '../eachOf.ts';
import type { SitePaths } from '../paths.ts';
import { ignoring } from '../store/ignoring.ts';
import { isHashed, type Wanted } from '../store/releaseFaults.ts';
import { readFormer, type StoredRelease } from '../store/releases.ts';
import { UserError } from '../userError.ts';
import { assetUrl } from './pageBootstrap.ts';

/**
 * Makes every kept release's browser files reachable: open tabs may still need those of former versions. Throws a
 * UserError when two versions call different content by one name.
 */
export async function linkAssets(
  paths: SitePaths,
  live: readonly StoredRelease[],
  { history }: Registry,
  folder: string,
): Promise<void> {
  for (const stored of live) {
    const { name, version: current } = stored.release;
    const integrities = new Map<string, string>();
    await linkFiles(stored, folder, integrities);
    // Of a former version only what no newer one has is read.
    const isNew: Wanted = (file, integrity) => isPublic(file) && integrities.get(file) !== integrity;
    for (const { version } of history[name] ?? []) {
      const former = version === current ? undefined : await readFormer(paths, name, version, isNew);
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
        `Two versions of ${release.name} call different content ${file}, which browsers keep for a year: rename the file and release it anew.`,
      );
    }
    if (known === undefined)
      fresh.push([path.join(from, file), path.join(folder, assetUrl(release.name, file))]);
  }
  for (const place of new Set(fresh.map(([, target]) => path.dirname(target))))
    await mkdir(place, { recursive: true });
  await eachOf(fresh, 16, async ([source, target]) => {
    await link(source, target);
    for (const twin of ['.br', '.gz']) await link(source + twin, target + twin).catch(ignoring('ENOENT'));
  });
}
