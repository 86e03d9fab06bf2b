/** Long words, addresses, code and tables in articles stay within a phone of 320 pixels: they break, or scroll in a box of their own. */
import type { Page } from '@playwright/test';
import { expect, hydrated, test, visit } from '../test.ts';

const address = 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada.html';
const word = 'Rechtsschutzversicherungsgesellschaftsbeitragsrückerstattungsverfahren';
const devanagari = 'अन्तर्राष्ट्रियविश्वविद्यालयछात्रवृत्तिकार्यक्रमनिर्देशिकासमितिसदस्य';
const row = (cell: string, text: string) => `<tr>${`<${cell}>${text}</${cell}>`.repeat(5)}</tr>`;

/** What an article's Markdown becomes (remote-blog/vite/articleBody.ts). */
const parts: Record<string, string> = {
  'code in a sentence': `<p>Open <code>${address}</code> first.</p>`,
  'a long word': `<p>${word} and ${devanagari}</p>`,
  'a long heading': `<h2>${word}</h2><h3><code>${address}</code></h3>`,
  'a list': `<ul><li>${word}<ol><li><code>${address}</code></li></ol></li></ul>`,
  'a block of code': `<pre><code>curl ${address} | sort | uniq\n</code></pre>`,
  'a wide table': `<table><thead>${row('th', 'Scholarship')}</thead><tbody>${row('td', word)}</tbody></table>`,
  'a figure of steps': `<figure><figcaption>${word}</figcaption><ol>${`<li><strong>${word}</strong> <code>${address}</code></li>`.repeat(3)}</ol></figure>`,
  'a figure of a grid': `<figure><figcaption>${word}</figcaption><table><thead>${row('th', word)}</thead><tbody>${row('td', word)}</tbody></table></figure>`,
};

test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } });

/** Elements of the page's main part that reach beyond the window, but for those that a box of their own scrolls. */
const beyondWindow = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const scrolls = (element: Element): boolean =>
      element !== main &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        (element.parentElement !== null && scrolls(element.parentElement)));
    const wide = [...main.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > window.innerWidth + 1 &&
        !(element.parentElement && scrolls(element.parentElement)),
    );
    return wide.map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });

test('the text of an article', async ({ page }) => {
  await page.goto('/blogs/securing-your-future');
  // Until the page is hydrated, React may put its own text back.
  await hydrated(page);
  const heading = page.locator('main article h2[id]').first();
  await heading.evaluate(({ parentElement }) => parentElement?.setAttribute('data-text', ''));
  const text = page.locator('[data-text]');
  for (const [part, html] of Object.entries(parts)) {
    await text.evaluate((element, changed) => {
      element.innerHTML = changed;
    }, html);
    expect(await beyondWindow(page), part).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBe(320);
  }
});

test('titles, excerpts and tags', async ({ page }) => {
  for (const [path, words] of [
    [
      '/blogs/securing-your-future',
      'h1, h1 ~ p, article h2, article h2 ~ ul > li > a, [aria-labelledby=contents] a',
    ],
    ['/blogs', 'h2, h3, h3 ~ p'],
  ] as const) {
    await visit(page, path);
    await page
      .locator('main')
      .locator(words)
      .evaluateAll((places, long) => {
        for (const place of places) {
          const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
          while (texts.nextNode())
            if (texts.currentNode.nodeValue?.trim()) texts.currentNode.nodeValue = long;
        }
      }, word);
    expect(await beyondWindow(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
