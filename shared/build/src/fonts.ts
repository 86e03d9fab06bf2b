/// <reference path="./cards/subsetFont.d.ts" />
/** Reads fonts and makes them smaller. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontSubset } from '@sayapatri/design/fontSubsets';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** The font in `bytes`. Throws an Error that names its `file` if that is a collection of fonts. */
export function parseFont(bytes: Buffer, file: string): Font {
  const parsed = create(bytes);
  if ('fonts' in parsed) throw new Error(`${file} is a collection of fonts, not one.`);
  return parsed;
}

/** The font in `file` with the weights and the letters of `subset`, as WOFF2. */
export async function subsetOf(file: string, { weights, words }: FontSubset): Promise<Buffer> {
  const whole = await readFile(file);
  const letters = words ?? String.fromCodePoint(...parseFont(whole, file).characterSet);
  const wght = weights.min === weights.max ? weights.min : weights;
  return subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght } });
}

const require = createRequire(import.meta.url);
const fontFile = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/** Reads the site's font in one weight with only the letters of `text`. */
export async function readFont(weight: number, text: string): Promise<Font> {
  const woff2 = await readFile(require.resolve(fontFile));
  const font = await subsetFont(woff2, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  return parseFont(font, fontFile);
}
