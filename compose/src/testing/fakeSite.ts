/** A store of its own for each test, and the packages most tests start from. */
import { mkdtemp, readdir, readFile, realpath, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type SitePaths, sitePaths } from '../paths.ts';
import type { GoLiveResult } from '../release/goLive.ts';
import { makeLive } from '../release/makeLive.ts';
import { type StoredRelease, storeRelease } from '../store/releases.ts';
import { type FakePackage, fakeBuild } from './fakePackage.ts';

export const shell = (text = 'frame', rest: Partial<FakePackage> = {}): FakePackage => ({
  name: 'shell',
  text,
  pages: [{ path: '/' }, { path: '/about', title: 'About us' }],
  ...rest,
});

export const blog = (text = 'articles', rest: Partial<FakePackage> = {}): FakePackage => ({
  name: 'remote-blog',
  text,
  pages: [
    { path: '/blogs', nav: [{ area: 'main', label: 'Blogs', order: 40 }] },
    { path: '/blogs/first', indexed: false },
  ],
  ...rest,
});

export const guides = (text = 'guides', rest: Partial<FakePackage> = {}): FakePackage => ({
  name: 'remote-destinations',
  text,
  pages: [{ path: '/study-in-japan' }],
  ...rest,
});

/** A paths in a fresh temporary folder. */
export async function emptyStore(): Promise<SitePaths> {
  return sitePaths(await mkdtemp(path.join(os.tmpdir(), 'fake-site-')));
}

export const store = async (paths: SitePaths, fake: FakePackage): Promise<StoredRelease> =>
  storeRelease(paths, await fakeBuild(fake));

/** Stores the packages and makes them live. */
export async function release(paths: SitePaths, ...fakes: FakePackage[]): Promise<GoLiveResult> {
  const stored: StoredRelease[] = [];
  for (const fake of fakes) stored.push(await store(paths, fake));
  return makeLive(paths, stored, { doing: 'test' });
}

/** A store where shell, blog and guides are live. */
export async function liveStore(): Promise<SitePaths> {
  const paths = await emptyStore();
  await release(paths, shell(), blog(), guides());
  return paths;
}

/** Content of a file of the live site. */
export const livePage = ({ current }: SitePaths, file: string) => readFile(path.join(current, file), 'utf8');

export interface FileState {
  content: string;
  inode: number;
}

/** Every file below `folder`, with its content and inode. */
export async function filesBelow(folder: string): Promise<Record<string, FileState>> {
  const from = await realpath(folder).catch(() => undefined);
  if (from === undefined) return {};
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const states: Record<string, FileState> = {};
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const [content, { ino }] = await Promise.all([readFile(file, 'base64'), stat(file)]);
    states[path.relative(from, file)] = { content, inode: ino };
  }
  return states;
}

/** The same without the inodes. */
export async function contentsBelow(folder: string): Promise<Record<string, string>> {
  const files = await filesBelow(folder);
  return Object.fromEntries(Object.entries(files).map(([file, { content }]) => [file, content]));
}

/** What a visitor and the next command find: the live site and the registry. */
export async function standing(paths: SitePaths) {
  const registry = await readFile(path.join(paths.root, 'live.json'), 'utf8').catch(() => '');
  return { site: await filesBelow(paths.current), registry };
}
