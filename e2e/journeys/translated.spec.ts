/**
 * A browser's translator, such as Chrome's, wraps each text of the page in <font>, and each text that comes later. React
 * does not know of it: what it replaces must be elements, or whole contents, so that nothing stays and nothing throws.
 */
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../test.ts';

// A part of the page may hydrate after it has been translated.
test.use({ bypassCSP: true, expectedMessages: [/^Hydration recovered/] });

/** Run in the page: translates as Chrome does, with xx before each text. */
const translate = () => {
  const wrap = (text: Node) => {
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || parent === null) return;
    if (parent.closest('script, style, textarea, font, option, svg, [translate=no]')) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `xx ${text.nodeValue}`;
    outer.append(inner);
    parent.replaceChild(outer, text);
  };
  const wrapAll = (root: Node) => {
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  const watcher = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') wrap(target);
      addedNodes.forEach(wrapAll);
    }
  });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
};

/** The lines of a part of the page, without the translator's mark and without spaces. */
const linesOf = async (page: Page, selector: string) =>
  // biome-ignore lint/performance/useDomNodeTextContent: one line for each line on the screen.
  (await page.locator(selector).first().innerText())
    .replaceAll('xx ', '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ''))
    .filter((line) => line !== '');

/** The lines of the main part once they hold still: results are drawn in a transition, which a busy machine puts off. */
async function stillLines(page: Page): Promise<string[]> {
  let lines: string[] = [];
  for (let alike = 0; alike < 3; alike += 1) {
    await page.waitForTimeout(100);
    // With a limit, because a page that draws nothing may never be called idle.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
    const now = await linesOf(page, 'main');
    if (now.join() !== lines.join()) alike = 0;
    lines = now;
  }
  return lines;
}

/** Uses every select, radio button, tick box and text field of a form-like page once, and each button in its main part. */
async function useAll(page: Page): Promise<void> {
  const fields = page
    .locator('main')
    .locator('select, input:not([type=hidden]):not([name=website]), main button[type=button]');
  const count = Math.min(await fields.count(), 6);
  for (let at = 0; at < count; at += 1) {
    const field = fields.nth(at);
    if (!(await field.isVisible().catch(() => false)) || !(await field.isEnabled())) continue;
    const kind = await field.evaluate((part) => `${part.tagName} ${part.getAttribute('type') ?? ''}`);
    if (kind.startsWith('SELECT'))
      await field.selectOption({ index: 2 }).catch(() => field.selectOption({ index: 1 }));
    else if (/radio|checkbox/.test(kind)) await field.click({ force: true });
    else if (kind.startsWith('INPUT')) await field.fill('60');
  }
}

const used: Record<string, (page: Page) => Promise<void>> = {
  '/plan/cost': useAll,
  '/plan/compare': useAll,
  '/plan/check': useAll,
  '/plan/intake': useAll,
  '/plan/checklist': useAll,
  '/plan/scholarships': useAll,
  '/blogs': async (page) => {
    await page.locator('main input').first().fill('scholarship');
    await page.waitForURL(/scholarship/);
  },
  '/contact': async (page) => {
    await page.getByRole('button', { name: /Send Message/ }).click();
  },
};

for (const [path, use] of Object.entries(used))
  test(`${path} shows the same after its use, translated or not`, async ({ page }) => {
    // Each visit is a first one. The map's frame has no storage.
    await page.addInitScript(() => {
      if (window !== window.top) return;
      localStorage.clear();
      sessionStorage.clear();
    });
    const seen: string[][] = [];
    for (const isTranslated of [false, true]) {
      await page.goto(path);
      await hydrated(page);
      if (isTranslated) await page.evaluate(translate);
      await use(page);
      seen.push(await stillLines(page));
    }
    expect(seen[1]).toEqual(seen[0]);
  });

test('the assistant answers each question once, translated or not', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  await page.evaluate(translate);
  await page.getByRole('button', { name: /Chat with us/ }).click();
  const panel = page.getByRole('dialog');
  for (const question of ['cost of australia', 'qwertyuiop', 'ielts']) {
    await panel.getByRole('textbox').fill(question);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('log')).toContainText(question);
  }
  await panel.getByRole('button').first().click();
});

test('the menu, links and Back work on a translated page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(translate);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: /Japan/ }).click();
  await expect(heading).toContainText('Japan');
  await expect(heading).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: /Blogs/ }).click();
  await expect(page).toHaveURL('/blogs');
  await page.goBack();
  await expect(heading).toContainText('Japan');
});
