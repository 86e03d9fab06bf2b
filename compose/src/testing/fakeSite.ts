/** A site of its own for each test, and the packages most tests start from. */
import { readFileSync, statSync } from 'node:fs';
import { cp, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { folderWith } from '@sayapatri/testing/temporaryFiles';
import { publishReleases } from '../cli/publishReleases.ts';
import type { LiveUpdate } from '../cli/updateLive.ts';
import { listFiles } from '../releases/files.ts';
import { openSite, type Site } from '../releases/openSite.ts';
import { type StoredRelease, storeRelease } from '../releases/releases.ts';
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

/** A site in a new temporary folder, without any release. */
export async function emptySite(): Promise<Site> {
  return openSite(await folderWith());
}

export const store = async (site: Site, fake: FakePackage): Promise<StoredRelease> =>
  storeRelease(site, await fakeBuild(fake));

export async function release(site: Site, ...fakes: FakePackage[]): Promise<LiveUpdate> {
  const stored: StoredRelease[] = [];
  for (const fake of fakes) stored.push(await store(site, fake));
  return publishReleases(site, stored);
}

/** The folder of a site where shell, blog and guides are live, which no test changes. */
let firstLive: Promise<string> | undefined;

/**
 * A site where shell, blog and guides are live: a copy of the test file's first one, because releasing each anew took most
 * of the tests' time.
 */
export async function liveSite(): Promise<Site> {
  const site = await emptySite();
  firstLive ??= emptySite().then(async (first) => {
    await release(first, shell(), blog(), guides());
    return first.root;
  });
  await cp(await firstLive, site.root, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return site;
}

export const livePage = ({ current }: Site, file: string) => readFile(path.join(current, file), 'utf8');

interface FileState {
  content: string;
  inode: number;
}

export async function filesBelow(folder: string): Promise<Record<string, FileState>> {
  const from = await realpath(folder).catch(() => undefined);
  if (from === undefined) return {};
  const states: Record<string, FileState> = {};
  for (const file of await listFiles(from)) {
    const absolute = path.join(from, file);
    // Of many small files, reading without promises takes a fraction of the time.
    states[file] = { content: readFileSync(absolute, 'base64'), inode: statSync(absolute).ino };
  }
  return states;
}

export async function contentsBelow(folder: string): Promise<Record<string, string>> {
  const files = await filesBelow(folder);
  return Object.fromEntries(Object.entries(files).map(([file, { content }]) => [file, content]));
}

/** All that a command can change: the live site and the registry. */
export async function standing(site: Site) {
  const registry = await readFile(path.join(site.root, 'live.json'), 'utf8').catch(() => '');
  return { site: await filesBelow(site.current), registry };
}
