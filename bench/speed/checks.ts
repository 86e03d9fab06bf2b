/** Checks without a clock: all contenders show the same content, and browsers keep the site's pages for the Back button. */
import type { Browser } from 'playwright';
import { type ContenderName, isLive } from './contenders.ts';
import type { Point, Served } from './loads.ts';
import { visit } from './visitor.ts';

export interface Shown {
  heading: string;
  /** The centre of the button that opens the menu. */
  menu: Point;
  characters: number;
  scripts: string[];
}

/** What `page` shows once it is hydrated. Throws an Error if the page logs anything to the console. */
export function look(browser: Browser, { url }: Served, page: string, name: ContenderName): Promise<Shown> {
  return visit(browser, undefined, async (visitor) => {
    await visitor.page.goto(url + page);
    if (isLive(name)) await visitor.page.waitForFunction(() => window.seen.live > 0);
    const scripts = visitor.fetched().map(({ pathname }) => pathname);
    await visitor.page.waitForLoadState('networkidle');
    const main = visitor.page.locator('main');
    const heading = (await main.locator('h1').first().textContent()) ?? '';
    const characters = ((await main.textContent()) ?? '').length;
    if (visitor.consoleErrors.length > 0)
      throw new Error(
        `${page} of the ${name} reports errors in the console: ${visitor.consoleErrors.join('\n')}`,
      );
    const menu = await visitor.page.evaluate(() => {
      const buttons = [...document.querySelectorAll('header [popovertarget]')];
      const box = buttons.map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
    });
    return {
      heading,
      menu,
      characters,
      scripts: scripts.filter((address) => address.startsWith('/_/') && address.endsWith('.js')),
    };
  });
}

/** Throws an Error when a contender shows other content than the site, which would make the comparison meaningless. */
export function compare(page: string, name: ContenderName, site: Shown, other: Shown): void {
  if (other.heading !== site.heading)
    throw new Error(`${page} of the ${name} is headed "${other.heading}", the site's "${site.heading}".`);
  // The HTML without scripts lacks what the scripts add.
  if (!isLive(name)) return;
  if (Math.abs(other.characters / site.characters - 1) > 0.02)
    throw new Error(
      `${page} of the ${name} has ${other.characters} characters, the site's ${site.characters}.`,
    );
}

/** Why a page that was left is not in the back/forward cache; empty if it is. */
export function notKept(browser: Browser, { url }: Served, page: string): Promise<string[]> {
  return visit(browser, undefined, async ({ page: tab }) => {
    const reasons: string[] = [];
    const devTools = await tab.context().newCDPSession(tab);
    devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
    });
    await devTools.send('Page.enable');
    await tab.goto(url + page);
    await tab.waitForFunction(() => window.seen.live > 0);
    await tab.waitForLoadState('networkidle');
    await tab.goto(`${url}/robots.txt`);
    const back = new Promise<boolean>((resolve) => {
      devTools.on('Page.frameNavigated', ({ type }) => resolve(type === 'BackForwardCacheRestore'));
    });
    await tab.evaluate(() => history.back());
    return (await back) ? [] : reasons.length > 0 ? reasons : ['unknown'];
  });
}
