import type { Browser, Page } from 'playwright-core';
import type { PageRule } from './pageRule.ts';

const leastShareOfLiveText = 0.1;

export const keepsText: PageRule = {
  name: 'Keeps its text',
  reason: 'Visitors who come for what the live page says find almost nothing.',
  remedy: 'restore the text, or add --allow-less if that is meant',
  unless: '--allow-less',
  async fault({ browser, page, liveUrl }) {
    const before = await servedLength(browser, liveUrl);
    const now = await shownLength(page);
    return now >= before * leastShareOfLiveText
      ? undefined
      : `it shows ${now} characters of text in place of ${before}`;
  },
};

/** Characters that the page at `url` shows in its main part without scripts; 0 where there is no page. */
async function servedLength(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    const response = await page.goto(url, { waitUntil: 'domcontentloaded' });
    return response?.ok() ? await shownLength(page) : 0;
  } finally {
    await context.close();
  }
}

const shownLength = (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
  page.evaluate(() => document.querySelector('main')?.innerText.trim().length ?? 0);
