// @vitest-environment node
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import build from '@sayapatri/build';
import { expect, test } from 'vitest';

const { pictures } = await build.drawPictures(path.join(import.meta.dirname, 'services.tsx'));
const { svg: counsellor } = await build.drawSvg(path.join(import.meta.dirname, '../people/Counsellor.tsx'));

test('no two services look the same', () => {
  const all = Object.values(pictures).map(({ svg }) => svg);
  expect(all.length).toBe(8);
  expect(new Set(all).size).toBe(8);
});

test.each([
  ...Object.entries(pictures).map(([id, { svg }]) => [id, svg] as const),
  ['the counsellor', counsellor] as const,
])('%s is a small file for both schemes', (_, svg) => {
  expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(6000);
  expect(svg).not.toMatch(/NaN|undefined|--skyline/);
  expect(svg).toContain('prefers-color-scheme:dark');
});
