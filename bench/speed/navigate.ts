/** Measures navigation from the home page. */
import type { Browser } from 'playwright';
import type { Served } from './loads.ts';
import { visit } from './visitor.ts';

/**
 * Opens the home page with an empty cache, and taps its first link to the page at `path` once it has been in view for a
 * second; returns the milliseconds until the heading of that page is painted.
 */
export function navigate(
  browser: Browser,
  { url }: Served,
  path: string,
  hasScripts: boolean,
): Promise<number> {
  return visit(browser, 'slow4g', async ({ page }) => {
    await page.goto(`${url}/`);
    if (hasScripts) await page.waitForFunction(() => window.seen.live > 0);
    await page.waitForLoadState('networkidle');
    // Next.js's static pages are folders, whose addresses end with a slash.
    const link = page.locator(`:is(main, footer) a:is([href="${path}"], [href="${path}/"])`).first();
    // Visitors read a link before they tap it; meanwhile the browser fetches pictures that have come into view.
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await page.waitForLoadState('networkidle');
    await link.tap({ noWaitAfter: true });
    await page.waitForFunction(() => window.seen?.painted > 0);
    const { tapped, painted } = await page.evaluate(() => window.seen);
    return painted - tapped;
  });
}
