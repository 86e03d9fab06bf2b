/** Draws a social card for every page of a build that names a drawing for it (in the package's `src/cards.ts`). */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleasePage } from '@sayapatri/contract/release';
import { brand } from '@sayapatri/facts/brand';
import { openCardCache } from './cardCache.ts';

/** The address of the drawing for each page's path, as `…?drawing` returns it; `*` stands for all other pages. */
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
  const cache = await openCardCache(path.join(path.dirname(dist), 'node_modules/.cards'));
  // The font that a card is drawn with has these letters only.
  const letters = [...new Set([brand.name, ...carded.map(({ title }) => title)].join(''))].sort().join('');
  let loaded: ReturnType<typeof loadDrawing> | undefined;
  const drawn = async (title: string, drawing: string): Promise<Buffer> => {
    loaded ??= loadDrawing(letters);
    const { sharp, font, cardSvg } = await loaded;
    return sharp(Buffer.from(cardSvg(title, drawing, font)))
      .png({ palette: true, colours: 96, dither: 0, effort: 7 })
      .toBuffer();
  };
  const draw = async (page: ReleasePage): Promise<ReleasePage> => {
    const address = drawingOf(page);
    if (address === undefined) return page;
    const file = path.join(dist, 'browser', address.replace(/^\/_\/[^/]+\//, ''));
    const drawing = await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new Error(
        `src/cards.ts gives ${page.path} the drawing ${address}, which is not in the browser build because no page shows it.`,
        {
          cause,
        },
      );
    });
    const inputs = [brand.name, letters, page.title, drawing];
    const png = await cache.get(inputs, () => drawn(page.title, drawing));
    const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
    const card = `browser/assets/card${page.path.replaceAll('/', '-')}-${hash}.png`.replace('--', '-home-');
    await mkdir(path.dirname(path.join(dist, card)), { recursive: true });
    await writeFile(path.join(dist, card), png);
    return { ...page, card };
  };
  const described = await Promise.all(pages.map(draw));
  await cache.prune();
  return described;
}

/** What draws cards; loaded only for a card that no build has drawn yet. */
async function loadDrawing(letters: string) {
  const [{ default: sharp }, { readFont }, { cardSvg }] = await Promise.all([
    import('sharp'),
    import('./outlinedText.ts'),
    import('./socialCard.ts'),
  ]);
  return { sharp, font: await readFont(750, letters), cardSvg };
}

/** The exports of the built `src/cards.ts`; no drawings if the package has no such file. */
async function readDrawings(file: string): Promise<CardDrawings> {
  const url = pathToFileURL(file);
  url.searchParams.set('built', Date.now().toString());
  const module: { default?: CardDrawings } = await readFile(file)
    .then(() => import(url.href))
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return {};
      throw error;
    });
  return module.default ?? {};
}
