/** Draws a social card for every page of a build for which the package's `src/cards.ts` names a picture. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleasePage } from '@sayapatri/contract/release';
import { brand } from '@sayapatri/facts/brand';
import sharp from 'sharp';
import { hashedName } from '../emitted.ts';
import { readFont } from '../fonts.ts';
import { recoloured } from '../picturesPlugin.ts';
import { withSize } from './drawIcons.ts';
import { cardSvg, markPlace } from './socialCard.ts';

/** The address of the SVG file for each page's path, as its import gives it; `*` stands for all other pages. */
type CardDrawings = Readonly<Record<string, string>>;

/**
 * Writes a PNG for each page into `dist/browser/assets` and returns the pages with the name of their card. Throws an
 * Error that names the page whose drawing the browser build does not have.
 */
export async function drawCards(dist: string, pages: readonly ReleasePage[]): Promise<ReleasePage[]> {
  const drawings = await readDrawings(path.join(dist, 'server/cards.js'));
  const drawingOf = (page: ReleasePage) => drawings[page.path] ?? drawings['*'];
  const carded = pages.filter((page) => drawingOf(page) !== undefined);
  if (carded.length === 0) return [...pages];
  const font = await readFont(750, [brand.name, ...carded.map(({ title }) => title)].join(''));
  const mark = await drawMark();
  await mkdir(path.join(dist, 'browser/assets'), { recursive: true });
  return Promise.all(
    pages.map(async (page) => {
      const address = drawingOf(page);
      if (address === undefined) return page;
      const svg = cardSvg(page.title, await readDrawing(dist, page, address), font);
      return { ...page, card: await writeCard(dist, page, svg, mark) };
    }),
  );
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

const logoFile = createRequire(import.meta.url).resolve('@sayapatri/facts/logo.svg');

/** The logo as pixels, because the ids within its SVG may be those of the card's drawing too. */
async function drawMark(): Promise<Buffer> {
  return sharp(withSize(recoloured(await readFile(logoFile, 'utf8')), markPlace.size))
    .png()
    .toBuffer();
}

/** Writes the card as a PNG and returns its name in the release. */
async function writeCard(dist: string, page: ReleasePage, svg: string, mark: Buffer): Promise<string> {
  const options = { palette: true, colours: 96, dither: 0, effort: 7 };
  const png = await sharp(Buffer.from(svg))
    .composite([{ input: mark, ...markPlace }])
    .png(options)
    .toBuffer();
  const title = page.path === '/' ? '-home' : page.path.replaceAll('/', '-');
  const card = `browser/${hashedName(`card${title}`, '.png', png)}`;
  await writeFile(path.join(dist, card), png);
  return card;
}

/** The exports of the built `src/cards.ts`; no drawings if the package has no such file. */
async function readDrawings(file: string): Promise<CardDrawings> {
  if (!existsSync(file)) return {};
  const url = pathToFileURL(file);
  url.searchParams.set('built', Date.now().toString());
  return (await import(url.href)).default;
}
