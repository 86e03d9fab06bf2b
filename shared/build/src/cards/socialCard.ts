/** The picture shown with a shared link: the page's title over the page's drawing, 1200 x 630 pixels. */
import { lightPalette } from '@sayapatri/design/palette';
import { brand } from '@sayapatri/facts/brand';
import type { Font } from 'fontkit';

const cardSize = { width: 1200, height: 630 };

const { background, primary } = lightPalette;
const ink = primary.dark;
const margin = 72;

/** Where the brand's logo stands on a card, before its name. */
export const markPlace = { left: margin - 4, top: 52, size: 56 };

/** Draws a card without its logo. A wide drawing is placed along the bottom; any other drawing fills the right half. */
export function cardSvg(title: string, drawing: string, font: Font): string {
  const [, , drawnWidth = 1, drawnHeight = 1] = viewBoxOf(drawing);
  const isStrip = drawnWidth / drawnHeight > 2.5;
  const place = isStrip
    ? { x: 0, y: cardSize.height - (cardSize.width * drawnHeight) / drawnWidth, width: cardSize.width }
    : { x: 620, y: 0, width: cardSize.width - 620 };
  const width = isStrip ? cardSize.width - 2 * margin : 620 - 1.6 * margin;
  const { size, lines } = fitted(title, width, isStrip ? [84, 72, 60] : [60, 54, 48], isStrip ? 2 : 5, font);
  const top = isStrip ? (lines.length > 1 ? 208 : 236) : 226;
  const text = lines.map((line, index) => outlined(font, line, size, margin, top + index * size * 1.18, ink));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" viewBox="0 0 ${cardSize.width} ${cardSize.height}"><rect width="100%" height="100%" fill="${background.default}"/>${placed(drawing, place)}${outlined(font, brand.name, 36, margin + 68, 93, ink)}${text.join('')}</svg>`;
}

type Sizes = readonly [size: number, ...smaller: number[]];

/** The title in the largest size at which it takes at most `most` lines, or else in the smallest. */
function fitted(title: string, width: number, [size, next, ...smaller]: Sizes, most: number, font: Font) {
  const lines = wrapped(font, title, size, width);
  if (lines.length <= most || next === undefined) return { size, lines };
  return fitted(title, width, [next, ...smaller], most, font);
}

const viewBoxOf = (svg: string) => (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 1 1').split(' ').map(Number);

/** The drawing as an element of the card, scaled to its place and cropped if it is longer. */
function placed(drawing: string, { x, y, width }: { x: number; y: number; width: number }): string {
  const attributes = `x="${x}" y="${y}" width="${width}" height="${cardSize.height - y}" preserveAspectRatio="xMidYMax slice"`;
  return solidSvg(drawing).replace(/<svg ([^>]*?)>/, (_, own: string) => {
    const kept = own.replace(/\s?(?:width|height|xmlns|preserveAspectRatio|aria-hidden)="[^"]*"/g, '');
    return `<svg ${attributes} ${kept}>`;
  });
}

/**
 * A drawing in its light colours, with every CSS variable replaced by its value: sharp's SVG renderer knows neither
 * variables nor colour schemes.
 */
export function solidSvg(svg: string): string {
  const light = svg.replace(/@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  const values = new Map<string, string>();
  for (const [, rules = ''] of light.matchAll(/:root\{([^}]*)\}/g))
    for (const [, name = '', value = ''] of rules.matchAll(/(--[\w-]+):([^;]+)/g)) values.set(name, value);
  return light.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => values.get(name) ?? whole);
}

/** Measured widths are kept, because a title is tried at several sizes and breaks with the same words in a line. */
const measured = new WeakMap<Font, Map<string, number>>();

/** Width of a line in pixels. */
export function widthOf(font: Font, text: string, size: number): number {
  const widths = measured.get(font) ?? new Map<string, number>();
  measured.set(font, widths);
  const width = widths.get(text) ?? font.layout(text).advanceWidth / font.unitsPerEm;
  widths.set(text, width);
  return width * size;
}

/**
 * The line as one path that begins at `x` with its baseline at `y`, so that a card looks the same whatever fonts the building
 * machine has.
 */
function outlined(font: Font, text: string, size: number, x: number, y: number, fill: string): string {
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
