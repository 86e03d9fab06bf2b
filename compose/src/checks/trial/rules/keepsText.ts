import type { Browser, Page } from 'playwright-core';
import type { PageRule } from './pageRule.ts';

const leastShare = 0.1;

/** Live text that its HTML lacks is found by the rules for HTML. */
export const keepsText: PageRule = {
  name: 'Keeps its text',
  reason: 'Visitors lose what they have begun to read.',
  remedy: 'draw in the browser what the HTML has',
  async fault({ browser, page, url }) {
    const before = await servedLength(browser, url);
    const now = await shownLength(page);
    return now >= before * leastShare ? undefined : `it shows ${now} of the ${before} characters of its HTML`;
  },
};

/** Characters that the page at `url` shows in its main part without scripts. */
async function servedLength(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return await shownLength(page);
  } finally {
    await context.close();
  }
}

const shownLength = (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
  page.evaluate(() => document.querySelector('main')?.innerText.trim().length ?? 0);
