// @vitest-environment node
import path from 'node:path';
import build from '@sayapatri/build';
import { expect, test } from 'vitest';

const { svg } = await build.drawSvg(path.join(import.meta.dirname, 'Emblems.tsx'));

test('twelve emblems stand in one small file, each with a view of its own', () => {
  const views = [...svg.matchAll(/<view id="([a-z-]+)" viewBox="(\d+) 0 96 96"/g)];
  expect(views).toHaveLength(12);
  expect(new Set(views.map(([, id]) => id)).size).toBe(12);
  expect(new Set(views.map(([, , x]) => x)).size).toBe(12);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(14_000);
  expect(svg).not.toMatch(/NaN|undefined/);
});

test('no two emblems look the same', () => {
  const drawn = svg
    .split('<view ')
    .slice(1)
    .map((text) => text.slice(text.indexOf('/>')));
  expect(new Set(drawn).size).toBe(12);
});
