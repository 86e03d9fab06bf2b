/** Measures navigation from the home page. */
import type { Browser, Locator, Page } from 'playwright';
import type { Served } from './loads.ts';
import { bytesOf, type Visitor, visit } from './visitor.ts';

export interface Walk {
  /** Milliseconds from a tap on a link, a second in view, until the guide's heading is painted. */
  cold: number;
  /** Kilobytes loaded for home page, guide and blog list together. */
  visit: number;
}

interface Stop {
  path: string;
  /** Text of the guide's first heading. */
  heading: string;
}

/** Opens the home page, and waits until it is live and sends no more requests. */
async function openHome({ page }: Visitor, { url }: Served, hasScripts: boolean): Promise<void> {
  await page.goto(`${url}/`);
  if (hasScripts) await page.waitForFunction(() => window.seen.live > 0);
  await page.waitForLoadState('networkidle');
}

/** Starts watching for elements, in later documents too. */
const watchFor = (page: Page, watch: Window['watch']) =>
  page.evaluate((wanted) => {
    sessionStorage.setItem('watch', JSON.stringify(wanted));
    window.watch = wanted;
    dispatchEvent(new Event('watch'));
  }, watch);

/** Taps `target`, and resolves with the milliseconds until the element `name` was painted. */
async function tapAndWait(page: Page, target: Locator, name: string): Promise<number> {
  // Visitors read a link before they tap it; meanwhile the browser fetches pictures that have come into view.
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  await target.tap({ noWaitAfter: true });
  await page.waitForFunction((wanted) => window.seen?.painted[wanted] !== undefined, name);
  const { tapped, painted } = await page.evaluate(() => window.seen);
  return (painted[name] ?? Number.NaN) - tapped;
}

/** Follows links from the home page to the guide and the blog list. */
export function walk(
  browser: Browser,
  served: Served,
  guide: Stop,
  blog: Stop,
  hasScripts: boolean,
): Promise<Walk> {
  return visit(browser, 'slow4g', async (visitor) => {
    const { page } = visitor;
    const heading = (text: string) => ({ selector: 'main h1', text });
    await openHome(visitor, served, hasScripts);
    await watchFor(page, { guide: heading(guide.heading), blog: heading(blog.heading) });
    // Next.js's static pages are folders, whose addresses end with a slash.
    const link = (path: string) =>
      page.locator(':is(main, footer) a').and(page.locator(`[href="${path}"], [href="${path}/"]`));
    const cold = await tapAndWait(page, link(guide.path).first(), 'guide');
    await tapAndWait(page, link(blog.path).last(), 'blog');
    await page.waitForLoadState('networkidle');
    const own = visitor.fetched().filter(({ origin }) => origin === served.url);
    const visit = bytesOf(served.folder, own) / 1000;
    return { cold, visit };
  });
}
