/** A small build to store, and what a machine finds of it in the store. */
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Site } from '../store/openSite.ts';
import type { Store } from '../store/store.ts';

export const prefix = 'releases/remote-blog/0123456789ab';
export const code = 'browser/page-12345678.js';
export const build = {
  'release.json': JSON.stringify({ files: { [code]: {}, 'server/remote.js': {} } }),
  [code]: 'export {};',
  'server/remote.js': 'export default 1;',
};
export const filesOf = (contents: Record<string, string>) =>
  Object.keys(contents).filter((file) => file !== 'release.json');

export async function folderWith(contents: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  for (const [file, content] of Object.entries(contents)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return folder;
}

export const add = async (store: Store, contents: Record<string, string> = build, to = prefix) =>
  store.add(to, await folderWith(contents), filesOf(contents));

/** What the machine has after fetching it again; undefined when the store has nothing. */
export async function contentsOf({ store }: Site, contents: Record<string, string> = build) {
  const folder = await store.checkout(prefix, true);
  if (folder === undefined) return undefined;
  const read = Object.keys(contents).map(async (file) => [
    file,
    await readFile(path.join(folder, file), 'utf8').catch(() => 'missing'),
  ]);
  return Object.fromEntries(await Promise.all(read));
}
