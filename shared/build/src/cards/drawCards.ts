/** Draws a social card for every page of a build for which the package's `src/cards.ts` names a picture. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '@sayapatri/contract/html';
import type { ReleasePage } from '@sayapatri/contract/release';
import { lightPalette } from '@sayapatri/design/palette';
import { brand } from '@sayapatri/facts/brand';
import sharp, { type OverlayOptions } from 'sharp';
import { hashedName } from '../emitted.ts';
import { recoloured } from '../picturesPlugin.ts';
import { withSize } from './drawIcons.ts';

/** The address of the SVG file for each page's path, as its import gives it; `*` stands for all other pages. */
type CardDrawings = Readonly<Record<string, string>>;

/**
 * Writes a PNG for each page into `dist/browser/assets` and returns the pages with the name of their card. Throws an
 * Error that names the page whose drawing the browser build does not have.
 */
export async function drawCards(dist: string, pages: readonly ReleasePage[]): Promise<ReleasePage[]> {
  const drawings = await readDrawings(path.join(dist, 'server/cards.js'));
  await mkdir(path.join(dist, 'browser/assets'), { recursive: true });
  return Promise.all(
    pages.map(async (page) => {
      const address = drawings[page.path] ?? drawings['*'];
      if (address === undefined) return page;
      const png = await drawCard(page.title, await readDrawing(dist, page, address));
      const title = page.path === '/' ? '-home' : page.path.replaceAll('/', '-');
      const card = `browser/${hashedName(`card${title}`, '.png', png)}`;
      await writeFile(path.join(dist, card), png);
      return { ...page, card };
    }),
  );
}

/** The exports of the built `src/cards.ts`; no drawings if the package has no such file. */
async function readDrawings(file: string): Promise<CardDrawings> {
  return existsSync(file) ? (await import(pathToFileURL(file).href)).default : {};
}

async function readDrawing(dist: string, page: ReleasePage, address: string): Promise<string> {
  const file = path.join(dist, 'browser', address.replace(/^\/_\/[^/]+\//, ''));
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(
      `src/cards.ts gives ${page.path} the drawing ${address}, which is not in the browser build because no page shows it, so messengers would show no picture: name one that a page shows.`,
      { cause },
    );
  });
}

const [width, height, margin] = [1200, 630, 72];
const { background, primary } = lightPalette;

const logoFile = createRequire(import.meta.url).resolve('@sayapatri/facts/logo.svg');

/**
 * The picture shown with a shared link, as a PNG: logo, name and title, over a wide drawing along the bottom or beside any
 * other in the right half.
 */
async function drawCard(title: string, drawing: string): Promise<Buffer> {
  // More pixels than the card has, so that no drawing is enlarged.
  const picture = sharp(Buffer.from(solidSvg(drawing)), { density: 200 });
  const size = await picture.metadata();
  const isStrip = size.width > 2.5 * size.height;
  const place = isStrip ? { width } : { width: width - 620, height, fit: 'cover' as const };
  const textWidth = isStrip ? width - 2 * margin : 620 - 1.6 * margin;
  const input = await picture
    .resize({ ...place, position: 'bottom' })
    .png()
    .toBuffer();
  const logo = withSize(recoloured(await readFile(logoFile, 'utf8')), 56);
  return sharp({ create: { width, height, channels: 3, background: background.default } })
    .composite([
      { input, gravity: isStrip ? 'south' : 'east' },
      { input: logo, left: margin - 4, top: 52 },
      textAt(margin + 68, 60, brand.name, { size: 42, width: textWidth }),
      textAt(margin, 148, title, { size: isStrip ? 72 : 64, width: textWidth }),
    ])
    .png({ palette: true, colours: 96, dither: 0, effort: 7 })
    .toBuffer();
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

/**
 * Words in the font of headings, whichever fonts the machine has, broken into lines of at most `width` pixels. The file is
 * made as `headings.woff2` of @sayapatri/design is; the drawing library reads no WOFF2.
 */
function textAt(
  left: number,
  top: number,
  words: string,
  { size, width }: { size: number; width: number },
): OverlayOptions {
  const text = {
    text: `<span foreground="${primary.dark}">${escapeHtml(words)}</span>`,
    font: `Anek Latin Medium, ${size}`,
    fontfile: path.join(import.meta.dirname, 'headings.ttf'),
    width: Math.round(width),
    dpi: 72,
    rgba: true,
  };
  return { input: { text }, left, top };
}
