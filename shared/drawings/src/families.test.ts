// @vitest-environment node
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import build from '@sayapatri/build';
import { testDrawings } from '@sayapatri/testing/drawings';
import { describe, expect, test } from 'vitest';
import { stars } from './campuses/parts/sky.ts';

const fileOf = (name: string) => path.join(import.meta.dirname, name);
const countries = ['australia', 'canada', 'europe', 'japan', 'korea', 'new-zealand', 'uk', 'usa'];

/** The families that pages show, each with its pictures' number, shape and least length of the alternative text. */
const families: { file: string; count?: number; shape?: number; words?: number }[] = [
  ...countries.map((country) => ({ file: `campuses/${country}.ts`, shape: 4 / 3, words: 41 })),
  { file: 'portraits/portraits.tsx', shape: 1, words: 21 },
  { file: 'services/services.tsx', count: 8 },
  { file: 'chapters/chapters.tsx', count: 4 },
];

/** Checks that a picture can be a file of its own: small, for both schemes, and without references to other files. */
function expectSelfContained(svg: string, mostBytes = 6000): void {
  expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(mostBytes);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|--skyline|href|url\((?!#)/);
  expect(svg).toContain('prefers-color-scheme:dark');
}

const seen = new Map<string, string>();

describe.each(families)('$file', async ({ file, count, shape, words = 0 }) => {
  const { pictures } = await build.drawPictures(fileOf(file));

  test.each(Object.entries(pictures))('%s', (id, { svg, alt, width, height }) => {
    expectSelfContained(svg);
    if (shape) expect(width / height).toBe(shape);
    expect(alt.length).toBeGreaterThanOrEqual(words);
    // No two pictures share a drawing or an alternative text.
    for (const own of [alt, svg.slice(svg.indexOf('</style>'))].filter(Boolean)) {
      expect(seen.get(own)).toBeUndefined();
      seen.set(own, id);
    }
  });

  if (count) test('the family is complete', () => expect(Object.keys(pictures)).toHaveLength(count));
});

test('no star of a campus stands inside the moon', () => {
  const all = stars('anu', [0, 0, 0]);
  const [, x, y] = all.match(/^M([\d.]+) ([\d.]+)/) ?? [];
  expect(stars('anu', [Number(x), Number(y), 9])).toBe(all.slice(all.indexOf('M', 1)));
});

test('every country has its campuses', () => {
  expect(readdirSync(fileOf('campuses'))).toEqual(
    expect.arrayContaining(countries.map((country) => `${country}.ts`)),
  );
});

testDrawings(fileOf('skylines'));

test.each([
  ['maps/EuropeMap.tsx', 6000],
  ['people/Counsellor.tsx', 6000],
  // For a country without a drawing of its own.
  ['skylines/BareRidge.tsx', 1399],
])('%s weighs at most %i compressed bytes', async (file, mostBytes) => {
  expectSelfContained((await build.drawSvg(fileOf(file))).svg, mostBytes);
});

test('one small file has twelve different emblems, each with a view of its own', async () => {
  const { svg } = await build.drawSvg(fileOf('emblems/Emblems.tsx'));
  const views = [...svg.matchAll(/<view id="([a-z-]+)" viewBox="(\d+) 0 96 96"/g)];
  const drawn = svg
    .split('<view ')
    .slice(1)
    .map((text) => text.slice(text.indexOf('/>')));
  for (const own of [views.map(([, id]) => id), views.map(([, , x]) => x), drawn])
    expect(new Set(own).size).toBe(12);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(14_000);
  expect(svg).not.toMatch(/NaN|undefined/);
});
