/** Extensions and translators change the document before it hydrates: the visitor must not notice. */
import type { Page } from '@playwright/test';
import { expect, holdScripts, hydrated, test, visit } from '../test.ts';

test.use({ expectedMessages: [/^Hydration recovered/] });

/** Run in a page as soon as its document is parsed: what a translator and an extension do. */
const change = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) found.push(texts.currentNode);
  for (const text of found) {
    if (text.parentElement?.closest('script, style')) continue;
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
  document.querySelector('main')?.prepend(document.createElement('extension-panel'));
  document.querySelector('form')?.append(document.createElement('password-icon'));
  for (const field of document.querySelectorAll('input')) field.setAttribute('data-extension', '');
};

/** Records the shortest text that the main element has in any frame. */
const watchText = () => {
  const text = () => document.querySelector('main')?.textContent?.length ?? 0;
  Object.assign(window, { fullText: text(), leastText: text() });
  const watch = () => {
    Object.assign(window, { leastText: Math.min((window as unknown as Watched).leastText, text()) });
    requestAnimationFrame(watch);
  };
  watch();
};
interface Watched {
  fullText: number;
  leastText: number;
}

/** Opens a page whose document is changed before any of its scripts arrives. */
async function openChanged(page: Page, path: string, change: () => void) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(change);
  await page.evaluate(watchText);
  release();
}

test('a page hydrates after a translator and an extension have changed it, and is never blank', async ({
  page,
}) => {
  await openChanged(page, '/contact', change);
  await hydrated(page);
  const { fullText, leastText } = await page.evaluate(() => {
    const watched = window as unknown as Watched;
    return { fullText: watched.fullText, leastText: watched.leastText };
  });
  expect(leastText).toBeGreaterThan(fullText * 0.9);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page).toHaveURL(/blogs$/);
});

test('Back during hydration shows the whole former page', async ({ page }) => {
  await visit(page, '/about');
  await openChanged(page, '/study-in-japan', () => {});
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/about$/);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page).toHaveURL(/blogs$/);
});
