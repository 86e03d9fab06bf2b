/** Tests of every drawing in the theme's tones. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import build from '@sayapatri/build';
import { expect, test } from 'vitest';

const maxBytes = 6000;

/** Defines the tests of the drawings in `folder`, a component a capitalised file, as the SVG files that the build makes of them. */
export function testDrawings(folder: string): void {
  const files = readdirSync(folder).filter((file) => /^[A-Z].*\.tsx$/.test(file));

  test('there are drawings', () => expect(files).not.toEqual([]));

  test.each(files)(
    '%s weighs at most 6 kB, has no broken path, and has colours for light and dark',
    async (file) => {
      const { svg } = await build.drawSvg(path.join(folder, file));
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(maxBytes);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 320"/);
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(svg).toContain('prefers-color-scheme:dark');
      // It uses no variable of the page, which a separate file can't read.
      expect(svg).not.toContain('--skyline');
      for (const [, color] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g))
        expect(color).toMatch(/^(none|#fff|var\(--[fmna]\))$/);
    },
  );
}
