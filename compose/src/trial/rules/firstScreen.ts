/** What a phone's first screen shows before the rest of a large page's HTML arrives. */
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { budgets } from '../../release/budgets.ts';
import { compressedPage } from '../../release/gate.ts';
import type { PageRule } from './pageRule.ts';

const screen = { width: 412, height: 823 };
/** A smaller difference of a colour's 255 steps can't be seen. */
const visibleDifference = 32;

/**
 * Parts that float above the page, fixed or stuck to the screen's lower edge, may come later. A page whose HTML is small
 * enough to come at once is not opened.
 */
export const showsFirstScreenAtOnce: PageRule = {
  name: 'A first screen at once',
  reason: `A connection’s first round trip brings ${budgets.html.firstScreen.bytes.toLocaleString('en')} bytes of HTML (brotli): a phone’s first screen (412 × 823 px) has to be in them, or a visitor waits for a second one.`,
  harm: 'visitors on a phone wait for it',
  remedy: 'shorten what stands before it in the HTML',
  async fault({ browser, url, address, next: { folder, bar } }) {
    const { bytes } = budgets.html.firstScreen;
    const { html, br } = await compressedPage(folder, address, bar);
    if (br.length <= bytes) return undefined;
    const arrived = brotliDecompressSync(br.subarray(0, bytes), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: screen,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    try {
      // The rule's own limit ends a page that does not load, and gives a sentence for it.
      context.setDefaultTimeout(0);
      const page = await context.newPage();
      // The HTML preloads scripts, which draw nothing here.
      await page.route('**/*.js', (route) => route.abort());
      const early = await pictureOf(page, url, arrived);
      const whole = await pictureOf(page, url, html);
      // Equal pixels give equal files.
      if (whole.equals(early)) return undefined;
      const point = firstDifference(PNG.sync.read(whole), PNG.sync.read(early));
      return (
        point &&
        `the first screen of a phone shows ${await nameAt(page, point)} only when more than ${bytes} bytes of HTML (brotli) have arrived`
      );
    } finally {
      await context.close();
    }
  },
};

/** The page's first screen of the HTML `body`, as a PNG file. */
async function pictureOf(page: Page, url: string, body: Buffer): Promise<Buffer> {
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(element);
      if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto'))
        Object.assign(element.style, { opacity: '0', pointerEvents: 'none' });
    }
  });
  return page.screenshot({ animations: 'disabled' });
}

interface Point {
  x: number;
  y: number;
}

/** The uppermost pixel where the pictures differ, the leftmost of its row. */
function firstDifference({ data, width }: PNG, other: PNG): Point | undefined {
  const at = data.findIndex((value, index) => Math.abs(value - (other.data[index] ?? 0)) > visibleDifference);
  const pixel = Math.floor(at / 4);
  return at < 0 ? undefined : { x: pixel % width, y: Math.floor(pixel / width) };
}

/** The element at a point, as its tag and the beginning of its text. */
const nameAt = (page: Page, point: Point) =>
  page.evaluate(({ x, y }) => {
    const element = document.elementFromPoint(x, y) ?? document.body;
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
    return `<${element.localName}>${text ? ` "${text}"` : ''}`;
  }, point);
