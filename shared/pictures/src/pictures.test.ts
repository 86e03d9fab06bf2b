// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import people from './people/people.ts';
import { picturesOf } from './picture.ts';
import skylines from './skylines/skylines.ts';

const files = readdirSync(import.meta.dirname, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.svg'));

test.each(files)('%s is a file of at most 6 kB compressed, for light and dark', (file) => {
  const svg = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(6000);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d .]+">/);
  expect(svg).toContain('@media(prefers-color-scheme:dark)');
});

test('every skyline and every person has an alternative text', () => {
  expect(Object.keys(skylines)).toHaveLength(8);
  expect(Object.keys(people)).toHaveLength(11);
  for (const { alt } of Object.values({ ...skylines, ...people })) expect(alt.length).toBeGreaterThan(15);
});

test('a picture has its address, its family’s size and its text, or none if it is decoration', () => {
  const size = { width: 4, height: 3 };
  expect(
    picturesOf({ './a.svg': '/a-1.svg', '../b/c.svg': '/c-1.svg' }, size, { c: { alt: 'C', focus: '25%' } }),
  ).toEqual({
    a: { src: '/a-1.svg', ...size, alt: '' },
    c: { src: '/c-1.svg', ...size, alt: 'C', focus: '25%' },
  });
});
