/** Tests of every drawing in the theme's tones. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import build from '@sayapatri/build';
import { expect, test } from 'vitest';

const maxBytes = 6000;

/** Defines the tests of the drawings in `folder`, a component a capitalised file, as the SVG files that the build makes of them. */
export function testDrawings(folder: string): void {
  const files = readdirSync(folder).filter((file) => /^[A-Z].*\.tsx$/.test(file));

  test('there are drawings', () => expect(files).not.toEqual([]));

  test.each(files)(
    '%s weighs at most 6 kB compressed, has no broken path, and has colours for light and dark',
    async (file) => {
      const { svg } = await build.drawSvg(path.join(folder, file));
      expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(maxBytes);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 320"/);
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(svg).toContain('prefers-color-scheme:dark');
      // A separate file can't read the page's variables.
      expect(svg).not.toContain('--skyline');
      for (const color of coloursOutsideDay(svg)) expect(color).toMatch(/^(none|url\(#sky\)|var\(--\w+\))$/);
    },
  );
}

/** Fills and strokes that no `data-day` around them darkens at night, as it does people's skin and clothes. */
function coloursOutsideDay(svg: string): string[] {
  const shaded: boolean[] = [];
  const colours: string[] = [];
  for (const [, closes, attributes = '', closed] of svg.matchAll(/<(\/?)\w+([^>]*?)(\/?)>/g)) {
    if (closes) {
      shaded.pop();
      continue;
    }
    const isShaded = shaded.at(-1) === true || attributes.includes('data-day');
    if (!isShaded)
      for (const [, colour = ''] of attributes.matchAll(/(?:fill|stroke)="([^"]+)"/g)) colours.push(colour);
    if (!closed) shaded.push(isShaded);
  }
  return colours;
}
