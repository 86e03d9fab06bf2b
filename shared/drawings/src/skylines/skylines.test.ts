// @vitest-environment node
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import build from '@sayapatri/build';
import { testDrawings } from '@sayapatri/testing/drawings';
import { expect, test } from 'vitest';

testDrawings(import.meta.dirname);

test('the bare ridge, for a country without a drawing, weighs less than 1.4 kB on its way', async () => {
  const { svg } = await build.drawSvg(path.join(import.meta.dirname, 'BareRidge.tsx'));
  expect(brotliCompressSync(svg).byteLength).toBeLessThan(1400);
});
