/** What a phone's first screen shows before the rest of a large page's HTML arrives. */
import { brotliDecompressSync, constants } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright';
import { PNG } from 'pngjs';
import { budgets } from '../../release/budgets.ts';
import { compressedPage } from '../../release/gate.ts';
import type { PageRule } from './pageRule.ts';

const screen = { width: 412, height: 823 };
/** Of 255: less is not seen. */
const visibleDifference = 32;

/**
 * What floats above the page, fixed or stuck to the screen's lower edge, may come later. A page whose HTML is small enough
 * to come at once is not opened.
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
      // The rule's own limit ends a page that does not load, with a sentence.
      context.setDefaultTimeout(0);
      const whole = await openPage(context, url, html);
      const early = await openPage(context, url, arrived);
      const point = firstDifference(await picture(whole), await picture(early));
      return (
        point &&
        `the first screen of a phone shows ${await nameAt(whole, point)} only when more than ${bytes} bytes of HTML (brotli) have arrived`
      );
    } finally {
      await context.close();
    }
  },
};

async function openPage(context: BrowserContext, url: string, body: Buffer): Promise<Page> {
  const page = await context.newPage();
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

async function picture(page: Page): Promise<PNG> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(element);
      if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto'))
        Object.assign(element.style, { opacity: '0', pointerEvents: 'none' });
    }
  });
  return PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
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
