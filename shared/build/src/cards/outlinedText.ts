/// <reference path="./subsetFont.d.ts" />
/** Text as SVG paths in the site's font, so that a card looks the same whatever fonts the building machine has. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { parseFont } from '../parseFont.ts';

const require = createRequire(import.meta.url);
const fontFile = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/** Reads the site's font in one weight with only the letters of `text`. */
export async function readFont(weight: number, text: string): Promise<Font> {
  const woff2 = await readFile(require.resolve(fontFile));
  const font = await subsetFont(woff2, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  return parseFont(font, fontFile);
}

/** Widths that were measured, because a title is tried at several sizes and breaks with the same words in a line. */
const measured = new WeakMap<Font, Map<string, number>>();

/** Width of a line in pixels. */
export function widthOf(font: Font, text: string, size: number): number {
  const widths = measured.get(font) ?? new Map<string, number>();
  measured.set(font, widths);
  const width = widths.get(text) ?? font.layout(text).advanceWidth / font.unitsPerEm;
  widths.set(text, width);
  return width * size;
}

/** The line as one path that begins at `x` with its baseline at `y`. */
export function outlined(font: Font, text: string, size: number, x: number, y: number, fill: string): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const position = positions[index];
    const path = glyph.path.translate(at + (position?.xOffset ?? 0), position?.yOffset ?? 0).toSVG();
    at += position?.xAdvance ?? 0;
    return path;
  });
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}" d="${paths.join('')}"/>`;
}

/** Breaks `text` between words into as few lines as possible of at most `width` pixels and about equal length. */
export function wrapped(font: Font, text: string, size: number, width: number): string[] {
  const lines = greedy(font, text, size, width);
  for (let narrower = width; narrower > width / 2; narrower -= 10) {
    const tried = greedy(font, text, size, narrower - 10);
    if (tried.length > lines.length) return greedy(font, text, size, narrower);
  }
  return lines;
}

function greedy(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(font, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
