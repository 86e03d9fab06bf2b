// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { readFont } from '../fonts.ts';
import { cardSvg, solidSvg, widthOf, wrapped } from './socialCard.ts';

const title = 'Unlocking Opportunities: Study Habits That Open Doors';
const strip =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 320"><style>:root{--n:#123456}@media(prefers-color-scheme:dark){:root{--n:#abcdef}}</style><path fill="var(--n)"/></svg>';

let font: Awaited<ReturnType<typeof readFont>>;
beforeAll(async () => {
  font = await readFont(750, `${title}Sayapatri`);
});

test('a drawing has its light colours in place of variables', () => {
  const solid = solidSvg(strip);
  expect(solid).toContain('<path fill="#123456"/>');
  expect(solid).not.toMatch(/var\(|prefers-color-scheme|abcdef/);
});

test('a title is broken between words into lines that fit', () => {
  const lines = wrapped(font, title, 60, 500);
  expect(lines.join(' ')).toBe(title);
  for (const line of lines) expect(widthOf(font, line, 60)).toBeLessThanOrEqual(500);
});

test('a wide strip stands along the bottom, another drawing in the right half', () => {
  expect(cardSvg(title, strip, font)).toContain('<svg x="0" y="310" width="1200" height="320"');
  const cover = strip.replace('0 0 1200 320', '0 0 640 360');
  expect(cardSvg(title, cover, font)).toContain('<svg x="620" y="0" width="580" height="630"');
});

test('the text is drawn as paths, so that a card needs no font', () => {
  expect(cardSvg(title, strip, font)).not.toContain('<text');
});
