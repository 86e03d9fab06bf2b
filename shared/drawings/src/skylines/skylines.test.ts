// @vitest-environment node
import path from 'node:path';
import build from '@sayapatri/build';
import { testDrawings } from '@sayapatri/testing/drawings';
import { expect, test } from 'vitest';

testDrawings(import.meta.dirname);

test('the bare ridge, for a country without a drawing, weighs less than 2 kB', async () => {
  const { svg } = await build.drawSvg(path.join(import.meta.dirname, 'BareRidge.tsx'));
  expect(Buffer.byteLength(svg)).toBeLessThan(2000);
});
