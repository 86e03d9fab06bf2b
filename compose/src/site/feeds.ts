/** A package's `browser/feed.xml` is published at the site's root, so that its address never changes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@sayapatri/contract/release';
import { feedFile } from '../store/releaseFaults.ts';
import type { StoredRelease } from '../store/releases.ts';
import { writeText } from './writeText.ts';

export const hasFeed = ({ files }: Release) => feedFile in files;

/** Address of the feed that the pages of `owner` name. */
export const feedUrl = (owner: Release | undefined) => (owner && hasFeed(owner) ? '/feed.xml' : undefined);

/** Writes the feed of the one package that has it, with the site's origin. */
export async function writeFeed(
  folder: string,
  releases: readonly StoredRelease[],
  origin: string,
): Promise<void> {
  const found = releases.find(({ release }) => hasFeed(release));
  if (found === undefined) return;
  const feed = await readFile(path.join(found.folder, feedFile), 'utf8');
  await writeText(path.join(folder, 'feed.xml'), feed.replaceAll('{origin}', origin));
}
