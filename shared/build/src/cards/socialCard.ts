/** The picture shown with a shared link: the page's title over the page's drawing, 1200 x 630 pixels. */
import { lightPalette } from '@sayapatri/design/palette';
import { brand } from '@sayapatri/facts/brand';
import type { Font } from 'fontkit';
import { outlined, wrapped } from './outlinedText.ts';
import { solidSvg } from './solidSvg.ts';

const cardSize = { width: 1200, height: 630 };

const { background, primary } = lightPalette;
const ink = primary.dark;
const margin = 72;

/** Where the brand's logo stands on a card, before its name. */
export const markPlace = { left: margin - 4, top: 52, size: 56 };

/** All but the logo. A wide drawing is placed along the bottom; any other drawing fills the right half. */
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

/** The largest of `sizes` at which the title takes at most `most` lines. */
function fitted(title: string, width: number, sizes: readonly number[], most: number, font: Font) {
  const tried = sizes.map((size) => ({ size, lines: wrapped(font, title, size, width) }));
  const fits = tried.find(({ lines }) => lines.length <= most) ?? tried.at(-1);
  if (fits === undefined) throw new Error('A card needs at least one size.');
  return fits;
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
