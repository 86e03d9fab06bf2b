/** Measures navigation from the home page and the opening of the assistant. */
import type { Browser, Locator, Page } from 'playwright';
import type { Served } from './loads.ts';
import { bytesOf, type Network, type Visitor, visit } from './visitor.ts';

export interface Walk {
  /** Milliseconds from a tap on a link, a second in view, until the guide's heading is painted: first and second visit. */
  cold: number;
  warm: number;
  /** Kilobytes loaded for home page, guide and blog list together. */
  visit: number;
}

export interface Chat {
  /** Milliseconds from a tap until the panel is painted, and until it accepts a question. */
  painted: number;
  usable: number;
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

/** Taps `target`, and resolves with the milliseconds until each of `names` was painted. */
async function tapAndWait(page: Page, target: Locator, ...names: string[]): Promise<number[]> {
  // Visitors read a link before they tap it; meanwhile the browser fetches pictures that have come into view.
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  await target.tap({ noWaitAfter: true });
  const last = names.at(-1) ?? '';
  await page.waitForFunction((name) => window.seen?.painted[name] !== undefined, last);
  const { tapped, painted } = await page.evaluate(() => window.seen);
  return names.map((name) => (painted[name] ?? Number.NaN) - tapped);
}

/** Follows links from the home page to the guide, the blog list and the guide again. */
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
    const link = (path: string) => page.locator(`main a[href="${path}"], footer a[href="${path}"]`);
    const [cold = Number.NaN] = await tapAndWait(page, link(guide.path).first(), 'guide');
    await tapAndWait(page, link(blog.path).last(), 'blog');
    await page.waitForLoadState('networkidle');
    const own = visitor.fetched().filter(({ origin }) => origin === served.url);
    const visit = bytesOf(served.folder, own) / 1000;
    const [warm = Number.NaN] = await tapAndWait(page, link(guide.path).last(), 'guide');
    return { cold, warm, visit };
  });
}

/** Taps the assistant's button on the home page, once the page sends no more requests. */
export function chat(browser: Browser, served: Served, network: Network): Promise<Chat> {
  return visit(browser, network, async (visitor) => {
    const { page } = visitor;
    await openHome(visitor, served, true);
    await watchFor(page, {
      painted: { selector: '[role="group"][aria-busy="true"], dialog[open]' },
      usable: { selector: 'dialog[open] input, dialog[open] textarea' },
    });
    const button = page.locator('#assistant button');
    const [painted = Number.NaN, usable = Number.NaN] = await tapAndWait(page, button, 'painted', 'usable');
    return { painted, usable };
  });
}
