import { lstat, readdir, realpath, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { ignoring } from '../releases/files.ts';
import type { Site } from '../releases/openSite.ts';

/**
 * Folder of the live site; undefined if there is none, or if `current` leads anywhere but to a composed site. Throws a
 * UserError when `current` is a folder, such as a copy of a site: it can't be replaced in one step.
 */
export async function liveFolder({ current, sites }: Site): Promise<string | undefined> {
  if ((await lstat(current).catch(ignoring('ENOENT')))?.isDirectory())
    throw new UserError(
      `${current} is a folder, not the link to the live site: move it away, and run it again.`,
    );
  const [folder, composed] = await Promise.all(
    [current, sites].map((place) => realpath(place).catch(() => undefined)),
  );
  return folder !== undefined && path.dirname(folder) === composed ? folder : undefined;
}

/** Makes the composed site in `folder` the live one in one step, and deletes all others but the one before it. */
export async function switchSite(site: Site, folder: string): Promise<void> {
  const former = await liveFolder(site);
  await replaceLink(site.current, folder);
  const keep = [folder, former ?? folder].map((kept) => path.basename(kept));
  await removeOthers(site.sites, keep);
}

async function removeOthers(folder: string, keep: readonly string[]): Promise<void> {
  for (const entry of await readdir(folder).catch(() => [])) {
    if (!keep.includes(entry)) await rm(path.join(folder, entry), { recursive: true, force: true });
  }
}

/** Points a symbolic link at a folder in one step. */
async function replaceLink(link: string, target: string): Promise<void> {
  const draft = `${link}.draft`;
  await rm(draft, { recursive: true, force: true });
  await symlink(path.relative(path.dirname(link), target), draft);
  await rename(draft, link);
}
