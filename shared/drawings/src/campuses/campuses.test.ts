// @vitest-environment node
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import build from '@sayapatri/build';
import { describe, expect, test } from 'vitest';

const countries = ['australia', 'canada', 'europe', 'japan', 'korea', 'new-zealand', 'uk', 'usa'];
const seen = new Map<string, string>();

test('every country has its campuses', () => {
  expect(readdirSync(import.meta.dirname)).toEqual(
    expect.arrayContaining(countries.map((country) => `${country}.ts`)),
  );
});

describe.each(countries)('the campuses of %s', async (country) => {
  const { pictures } = await build.drawPictures(path.join(import.meta.dirname, `${country}.ts`));

  test.each(Object.entries(pictures))('%s', (id, { svg, alt, width, height }) => {
    expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(6000);
    expect(width / height).toBe(4 / 3);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    // Its own style knows both schemes, and nothing in it points out of the file.
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).not.toMatch(/href|url\((?!#)/);
    expect(alt.length).toBeGreaterThan(40);
    // No two universities share a drawing or its words.
    for (const own of [alt, svg.slice(svg.indexOf('</style>'))]) {
      expect(seen.get(own)).toBeUndefined();
      seen.set(own, id);
    }
  });
});
