// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { parseFont, subsetOf } from './fonts.ts';

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
);

const read = (font: Buffer) => parseFont(font, 'font');

test('the font keeps every letter, its width and the space between two, in each weight in use', async () => {
  const whole = await readFile(file);
  const lighter = await subsetOf(file, { title: 'font', weights: { min: 400, max: 800 } });
  expect(lighter.length).toBeLessThan(whole.length * 0.8);
  expect(read(lighter).characterSet).toEqual(read(whole).characterSet);
  expect(read(lighter).variationAxes).toMatchObject({ wght: { min: 400, default: 400, max: 800 } });
  const sentence = 'Study abroad from Nepal, “AVATAR” 1,450–2,800 → ₹ × é';
  const width = async (font: Buffer, wght: number) =>
    read(await subsetFont(font, sentence, { targetFormat: 'sfnt', variationAxes: { wght } })).layout(sentence)
      .advanceWidth;
  for (const weight of [400, 550, 700, 800])
    expect(await width(lighter, weight)).toBe(await width(whole, weight));
});

test('a word of Nepali keeps the letters that its syllables are joined to, in one weight', async () => {
  const nepali = createRequire(import.meta.resolve('@sayapatri/design/package.json')).resolve(
    '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
  );
  const subset = await subsetOf(nepali, { title: 'nepali', weights: { min: 700, max: 700 }, words: 'नमस्ते' });
  expect(subset.length).toBeLessThan(10_000);
  const bold = await subsetFont(await readFile(nepali), 'नमस्ते', {
    targetFormat: 'sfnt',
    variationAxes: { wght: 700 },
  });
  expect(read(subset).layout('नमस्ते').advanceWidth).toBe(read(bold).layout('नमस्ते').advanceWidth);
  expect(read(subset).variationAxes).toEqual({});
});
