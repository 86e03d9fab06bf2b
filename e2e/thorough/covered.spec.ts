/** On phones, nothing that a visitor reaches by keyboard is under the bar at the bottom. */
import type { Page } from '@playwright/test';
import { kinds } from '../routes.ts';
import { expect, test, visit } from '../test.ts';

/** Run in a page: where the focus is, and the focused element if anything lies over the middle of its visible part. */
async function reachedByKeyboard() {
  const focused = document.activeElement ?? document.body;
  const isCovered = () => {
    const { left, right, top, bottom } = focused.getClientRects()[0] ?? new DOMRect();
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const found = document.elementFromPoint(x, y);
    // A map's radio is hidden below its label.
    const isOwnLabel = found?.closest('label')?.control === focused;
    return found === null || !(focused.contains(found) || found.contains(focused) || isOwnLabel);
  };
  // The bar is hidden, and the page scrolled, some frames after the focus has moved.
  for (let frame = 0; frame < 180 && isCovered(); frame += 1) await new Promise(requestAnimationFrame);
  return {
    inPage: focused !== document.body,
    inMain: focused.closest('main') !== null,
    covered: isCovered() ? [focused.outerHTML.slice(0, 120)] : [],
  };
}

/** Presses Tab for as long as the focus stays in the page, or in its `main`; returns what was covered, or why it did not end. */
async function walk(tab: Page, within: 'inPage' | 'inMain'): Promise<string[]> {
  const covered: string[] = [];
  for (let presses = 0; presses < 300; presses += 1) {
    await tab.keyboard.press('Tab');
    const reached = await tab.evaluate(reachedByKeyboard);
    if (!reached[within]) return presses > 0 ? covered : ['nothing is reached'];
    covered.push(...reached.covered);
  }
  return ['the focus does not leave'];
}

for (const { phone, width, height, concerned } of [
  { phone: 'the narrowest phone', width: 320, height: 568, concerned: 'main' },
  // Wider screens show more at once: there the bar is hidden only where the page has fields.
  { phone: 'the widest phone', width: 430, height: 932, concerned: 'main :is(input, select, textarea)' },
]) {
  test(`on ${phone} the focus is never under the bar`, async ({ tab }) => {
    await tab.setViewportSize({ width, height });
    for (const path of kinds) {
      await visit(tab, path);
      if ((await tab.locator(concerned).count()) === 0) continue;
      // Header and footer are the same on all pages: on the others the walk begins at the content, by the skip link.
      const isFirst = path === '/';
      if (!isFirst) {
        await tab.keyboard.press('Tab');
        await tab.keyboard.press('Enter');
      }
      expect(await walk(tab, isFirst ? 'inPage' : 'inMain'), path).toEqual([]);
    }
  });
}
