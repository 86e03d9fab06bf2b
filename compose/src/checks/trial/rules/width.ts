import type { Page } from 'playwright-core';
import type { PageRule } from './pageRule.ts';

/** CSS pixels of a small phone, a tablet and a laptop. */
const widths = [360, 768, 1_280];

export const fitsTheScreen: PageRule = {
  name: `No sideways scroll at ${widths.map((width) => width.toLocaleString('en')).join(', ')} px`,
  reason: 'Visitors have to push each line to and fro.',
  remedy: 'let it wrap, or scroll inside its own box',
  async fault({ page }) {
    const { width: first = 1_280, height = 720 } = page.viewportSize() ?? {};
    // A phone is no wider than it is.
    for (const width of widths.filter((each) => each <= first)) {
      await page.setViewportSize({ width, height });
      const excess = await excessWidth(page);
      if (excess > 0) return `it is ${excess} px too wide on a screen of ${width} px`;
    }
    await page.setViewportSize({ width: first, height });
    return undefined;
  },
};

/** Pixels by which the page is wider than its window; a phone shows such a page in smaller letters instead. */
const excessWidth = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollWidth - clientWidth, innerWidth - screen.width);
  });
