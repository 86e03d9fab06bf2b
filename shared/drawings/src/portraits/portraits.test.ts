// @vitest-environment node
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import build from '@sayapatri/build';
import { expect, test } from 'vitest';

const { pictures } = await build.drawPictures(path.join(import.meta.dirname, 'portraits.tsx'));

test.each(Object.entries(pictures))('%s', (_, { svg, alt, width, height }) => {
  expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(6000);
  expect([width, height]).toEqual([200, 200]);
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(svg).toContain('prefers-color-scheme:dark');
  expect(alt.length).toBeGreaterThan(20);
});

test('no two look the same', () => {
  const all = Object.values(pictures);
  expect(new Set(all.map(({ svg }) => svg)).size).toBe(all.length);
  expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
});
