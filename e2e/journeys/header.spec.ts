import type { Page } from '@playwright/test';
import { excessWidth, expect, holdScripts, spaceLetters, test, visit } from '../test.ts';

const german: Record<string, string> = {
  Home: 'Startseite',
  About: 'Über uns',
  Services: 'Dienstleistungen',
  Contact: 'Kontakt',
  'Study Abroad': 'Im Ausland studieren',
  'Test Preparation': 'Testvorbereitung',
  'Free Consultation': 'Kostenlose Beratung',
};

/** Run in a page: replaces the header's words by these. */
function translateHeader(words: Record<string, string>): void {
  const texts = document.createTreeWalker(document.querySelector('header') ?? document, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    text.nodeValue = words[text.nodeValue ?? ''] ?? text.nodeValue;
  }
}

const menuButton = (page: Page) => page.locator('header [popovertarget=menu]').last();

/** The right edge of what stands farthest right in the header, in pixels, and the header's height. */
const extent = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const shown = [...header.querySelectorAll('a, button')].filter((part) => part.checkVisibility());
    return {
      right: Math.max(...shown.map((part) => part.getBoundingClientRect().right)),
      height: header.getBoundingClientRect().height,
    };
  });

test('the header is one line and no page wider than the window, also with letters farther apart and in German', async ({
  tab,
}) => {
  const expectOneLine = async () => {
    for (const width of [1440, 1280, 1024, 768, 320]) {
      await tab.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await extent(tab)).height, `at ${width}`).toBe(72);
      expect((await extent(tab)).right, `at ${width}`).toBeLessThanOrEqual(width);
      expect(await excessWidth(tab), `at ${width}`).toBe(0);
    }
  };
  await visit(tab, '/contact');
  await expectOneLine();
  await tab.evaluate(spaceLetters);
  await expectOneLine();
  await tab.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await tab.evaluate(translateHeader, german);
  await expectOneLine();
});

test('the entries stand in a row from 1,024 px, and where they have no room the menu button stands for them', async ({
  tab,
}) => {
  await tab.setViewportSize({ width: 1024, height: 800 });
  await visit(tab, '/contact');
  await expect(tab.getByRole('link', { name: 'Services', exact: true }).first()).toBeVisible();
  await expect(menuButton(tab)).toBeHidden();
  await tab.evaluate(spaceLetters);
  await expect(menuButton(tab)).toBeVisible();
  await tab.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await tab.setViewportSize({ width: 1280, height: 800 });
  await expect(menuButton(tab)).toBeHidden();
});

test('where another font had no room for the entries, they come back with the font', async ({ tab }) => {
  await tab.setViewportSize({ width: 1024, height: 800 });
  await visit(tab, '/contact');
  await tab.evaluate(spaceLetters);
  await expect(menuButton(tab)).toBeVisible();
  await tab.evaluate(async () => {
    document.adoptedStyleSheets = [];
    const { href } = document.querySelector<HTMLLinkElement>('link[as=font]') ?? {};
    const font = new FontFace('late', `url(${href})`);
    document.fonts.add(font);
    await font.load();
  });
  await expect(menuButton(tab)).toBeHidden();
});

test('before scripts, letters that are too wide take a second line', async ({ page }) => {
  await holdScripts(page);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(spaceLetters);
  expect((await extent(page)).right).toBeLessThanOrEqual(1024);
  expect(await excessWidth(page)).toBe(0);
});
