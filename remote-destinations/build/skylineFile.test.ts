// @vitest-environment node
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawSvg } from 'shared/federation';
import { beforeAll, describe, expect, it } from 'vitest';
import { finishSkyline } from './skylineFile.ts';

const skylines = fileURLToPath(new URL('../src/skylines/', import.meta.url));
const maxBytes = 6000;

describe('the drawings as files', () => {
  let files: string[] = [];
  beforeAll(async () => {
    files = (await readdir(skylines)).filter((file) => file.endsWith('Skyline.tsx'));
  });

  it('weigh at most 6 kB each, and know light and dark', async () => {
    expect(files).toHaveLength(8);
    for (const { svg } of await Promise.all(files.map((file) => drawSvg(skylines + file, finishSkyline)))) {
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(maxBytes);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 320"/);
      expect(svg).toContain('prefers-color-scheme:dark');
      // No variable of the page is left in them: a file can't read it.
      expect(svg).not.toContain('--skyline');
    }
  });
});
