import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeReview } from './review.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

async function siteOf(pages: Record<string, string>, bar = ''): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'fake-site-'));
  for (const [page, heading] of Object.entries(pages)) {
    await mkdir(path.join(folder, page), { recursive: true });
    await writeFile(
      path.join(folder, page, 'index.html'),
      `<!doctype html><html data-hydrated><link rel="icon" href="data:,"><body>${bar}<h1>${heading}</h1>`,
    );
  }
  return folder;
}

it('shows each page before and after, and says which have changed', async () => {
  stage.liveServer.show(await siteOf({ '/same': 'As it was', '/changed': 'Before' }));
  const next = { '/same': 'As it was', '/changed': 'After', '/new': 'Never seen' };
  // A preview's bar is no change.
  stage.server.show(await siteOf(next, '<aside aria-label="Preview">Preview</aside>'));
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'review-')), 'reviews/review.html');
  await writeReview(stage, { pages: ['/same', '/changed', '/new'] }, file);
  const review = await readFile(file, 'utf8');
  expect([...review.matchAll(/<h2>(.*)<\/h2>/g)].map(([, verdict]) => verdict)).toEqual([
    '/same at 360 px: looks the same',
    '/same at 1280 px: looks the same',
    expect.stringMatching(/^\/changed at 360 px: \d+ pixels have changed$/),
    expect.stringMatching(/^\/changed at 1280 px: \d+ pixels have changed$/),
    '/new at 360 px: new',
    '/new at 1280 px: new',
  ]);
  // Pictures at each width: two of the same page, three of the changed one with the difference, one of the new one.
  expect(review.match(/<img /g)).toHaveLength(2 * (2 + 3 + 1));
});
