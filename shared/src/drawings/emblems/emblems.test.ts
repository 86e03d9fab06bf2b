// @vitest-environment node
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawPictures } from '../../vite/drawSvg.ts';

const { pictures } = await drawPictures(path.join(import.meta.dirname, 'emblems.tsx'));

test.each(Object.entries(pictures))('%s', (_, { svg, alt, width, height }) => {
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2000);
  expect([width, height]).toEqual([96, 96]);
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(alt.length).toBeGreaterThan(15);
});

test('no two look the same', () => {
  const all = Object.values(pictures).map(({ svg }) => svg);
  expect(new Set(all).size).toBe(all.length);
});
