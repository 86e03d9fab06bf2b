// @vitest-environment node
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCardCache } from './cardCache.ts';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'cards-')), 'node_modules/.cards');
});
afterEach(() => rm(path.resolve(folder, '../..'), { recursive: true }));

const drawing = (text: string) => vi.fn(async () => Buffer.from(text));

test('a card is drawn once for the same inputs, and anew for others', async () => {
  const draw = drawing('first');
  const cache = await openCardCache(folder);
  expect(String(await cache.get(['SAT', '<svg/>'], draw))).toBe('first');
  const nextBuild = await openCardCache(folder);
  expect(String(await nextBuild.get(['SAT', '<svg/>'], draw))).toBe('first');
  expect(draw).toHaveBeenCalledOnce();
  expect(String(await nextBuild.get(['SAT', '<svg class="a"/>'], drawing('second')))).toBe('second');
  expect(String(await nextBuild.get(['SAT<svg/>'], drawing('third')))).toBe('third');
});

test('two pages with the same card are drawn without an error', async () => {
  const cache = await openCardCache(folder);
  const cards = await Promise.all([1, 2].map(() => cache.get(['Home'], drawing('same'))));
  expect(cards.map(String)).toEqual(['same', 'same']);
  expect(await readdir(folder)).toHaveLength(1);
});

test('only the cards of the last build are kept, and nothing of a build that was killed', async () => {
  const first = await openCardCache(folder);
  await first.get(['old title'], drawing('old'));
  await first.get(['kept title'], drawing('kept'));
  await writeFile(path.join(folder, 'half.png.draft'), 'ha');
  const next = await openCardCache(folder);
  await next.get(['kept title'], drawing('drawn again'));
  await next.prune();
  expect(await readdir(folder)).toHaveLength(1);
  const draw = drawing('drawn again');
  expect(String(await (await openCardCache(folder)).get(['kept title'], draw))).toBe('kept');
  expect(draw).not.toHaveBeenCalled();
});
