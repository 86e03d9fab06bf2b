// @vitest-environment node
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import build from '@sayapatri/build';
import { expect, test } from 'vitest';

const { pictures } = await build.drawPictures(path.join(import.meta.dirname, 'chapters.tsx'));
const { svg: map } = await build.drawSvg(path.join(import.meta.dirname, '../maps/EuropeMap.tsx'));

test('each chapter has its picture', () => {
  expect(Object.keys(pictures)).toEqual(['costs', 'get-in', 'visa', 'life-and-work']);
  expect(new Set(Object.values(pictures).map(({ svg }) => svg)).size).toBe(4);
});

test.each([
  ...Object.entries(pictures).map(([id, { svg }]) => [id, svg] as const),
  ['the map', map] as const,
])('%s is a small file for both schemes', (_, svg) => {
  expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(6000);
  expect(svg).not.toMatch(/NaN|undefined|--skyline/);
  expect(svg).toContain('prefers-color-scheme:dark');
});
