import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishReleases } from 'compose/publish';
import { type StoredRelease, storeRelease } from 'compose/releases';
import { openSite, type Site } from 'compose/site';
import { emptySite, guides, shell, store } from 'compose/testing';
import { generatedGuides } from './generatedGuides.ts';
import { timeCommand } from './measure/timeCommand.ts';

/** Milliseconds to compose the stored releases: rendering, writing and compressing all their pages. */
async function timeCompose(site: Site, stored: StoredRelease[]): Promise<number> {
  const start = performance.now();
  // Warnings are ignored: the largest guides may exceed the size limit under a longer address.
  await publishReleases(site, stored, { doing: 'benchmark', onWarning: () => {} });
  return performance.now() - start;
}

/** A site of plain pages: 11 kB of text each, in a frame that is written without React. */
async function plainPages(count: number): Promise<number> {
  const site = await emptySite();
  const text = 'Generated text of a page that is as long as a paragraph. '.repeat(200);
  const pages = Array.from({ length: count }, (_, index) => ({ path: `/generated-${index}` }));
  return timeCompose(site, [await store(site, shell()), await store(site, guides(text, { pages }))]);
}

/**
 * Composes `count` copies of the site's own eight guides in its own shell: 61 kB of HTML on average. `site` already has
 * all packages.
 */
async function wholePages(site: Site, count: number): Promise<number> {
  const dist = await generatedGuides(count);
  const stored = await storeRelease(site, dist);
  await rm(dist, { recursive: true });
  return timeCompose(site, [stored]);
}

/** Prints what each additional page costs as the site grows; a ratio of 1 between the two steps means linear. */
export async function composeScaling(): Promise<void> {
  await print('plain', plainPages);
  const siteRoot = await mkdtemp(path.join(tmpdir(), 'bench-site-'));
  try {
    await timeCommand(siteRoot, 'src/cli/build.ts');
    await print('whole', (count) => wholePages(openSite(siteRoot), count));
  } finally {
    await rm(siteRoot, { recursive: true, force: true });
  }
}

async function print(kind: string, compose: (count: number) => Promise<number>): Promise<void> {
  await compose(1);
  const few = await compose(24);
  const some = await compose(240);
  const many = await compose(2400);
  const second = (many - some) / (2400 - 240);
  const first = (some - few) / (240 - 24);
  const each = [few / 24, some / 240, many / 2400].map((milliseconds) => milliseconds.toFixed(1));
  console.log(`compose, 24, 240 and 2,400 ${kind} pages: ${each.join(', ')} ms a page`);
  console.log(
    `compose, each ${kind} page more: ${first.toFixed(1)} ms up to 240, ${second.toFixed(1)} ms up to 2,400, ${(second / first).toFixed(2)} ×`,
  );
}
