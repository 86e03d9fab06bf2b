/** The switch from the former site to the next. */
import { readdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SitePaths } from '../paths.ts';
import { replaceLink } from '../store/atomic.ts';

/** Folder of the live site; undefined if there is none. */
export const liveFolder = ({ current }: SitePaths): Promise<string | undefined> =>
  realpath(current).catch(() => undefined);

/** Makes the whole site in `folder` the live one, in one step, and clears away all but it and the one before. */
export async function publish(paths: SitePaths, folder: string): Promise<void> {
  const former = await liveFolder(paths);
  await replaceLink(paths.current, folder);
  const kept = [folder, former ?? folder].map((site) => path.basename(site));
  await removeOthers(paths.sites, kept);
  await removeOthers(paths.render, []);
}

async function removeOthers(folder: string, keep: readonly string[]): Promise<void> {
  for (const entry of await readdir(folder).catch(() => [])) {
    if (!keep.includes(entry)) await rm(path.join(folder, entry), { recursive: true, force: true });
  }
}
