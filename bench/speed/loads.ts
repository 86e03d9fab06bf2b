/** One cold visit of one page. */
import type { Browser } from 'playwright';
import { arrive, bytesOf } from './visitor.ts';

/** May be asked for before a click, as it comes into view. */
const map = 'www.openstreetmap.org';

export interface Load {
  /** Kilobytes (1,000) of scripts, brotli. */
  js: number;
  requests: number;
  /** Milliseconds since the navigation began; NaN for what never happens. */
  fcp: number;
  lcp: number;
  live: number;
  cls: number;
  /** Milliseconds by which long tasks were longer than 50, from first paint until all was quiet. */
  tbt: number;
  /** Requests to other origins, the map aside. */
  foreign: number;
}

/** Addresses and figures of a visit to `page`, until it is live (unless it has no scripts) and asks for nothing more. */
export async function load(
  browser: Browser,
  served: Served,
  page: string,
  hasScripts: boolean,
): Promise<Load> {
  const visitor = await arrive(browser);
  try {
    await visitor.page.goto(served.url + page);
    if (hasScripts) await visitor.page.waitForFunction(() => window.seen.live > 0);
    await visitor.page.waitForLoadState('networkidle');
    const { fcp, lcp, live, cls, longTasks } = await visitor.page.evaluate(() => window.seen);
    const blocked = longTasks.map(({ start, end }) => Math.max(0, end - Math.max(start, fcp) - 50));
    const all = visitor.fetched();
    const own = all.filter(({ origin }) => origin === served.url);
    const scripts = own.filter(({ pathname }) => pathname.endsWith('.js'));
    return {
      js: bytesOf(served.folder, scripts) / 1000,
      requests: own.length,
      fcp,
      lcp,
      live: live || Number.NaN,
      cls,
      tbt: blocked.reduce((total, time) => total + time, 0),
      foreign: all.filter(({ origin, hostname }) => origin !== served.url && hostname !== map).length,
    };
  } finally {
    await visitor.leave();
  }
}

/** In pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

export interface Served {
  url: string;
  folder: string;
}

/**
 * First paint, and when the menu whose button is `at` a place first opens, clicked again as soon as a click was handled:
 * milliseconds since the navigation began. Browsers drop clicks before there is anything to see.
 */
export async function firstClick(
  browser: Browser,
  { url }: Served,
  page: string,
  at: Point,
): Promise<{ fcp: number; click: number }> {
  const visitor = await arrive(browser);
  const { page: tab } = visitor;
  const devTools = await tab.context().newCDPSession(tab);
  const press = (type: 'mousePressed' | 'mouseReleased') =>
    devTools.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 }).catch(() => {});
  try {
    await tab.goto(url + page, { waitUntil: 'commit' });
    const until = performance.now() + 60_000;
    let hasOpened = false;
    while (performance.now() < until) {
      // Side by side, so that a click waits for the page once and not twice.
      if (!hasOpened) await Promise.all([press('mousePressed'), press('mouseReleased')]);
      const { opened, fcp } = await tab.evaluate(() => window.seen);
      hasOpened = opened > 0;
      // It may open before the browser has reported the paint.
      if (hasOpened && fcp > 0) return { fcp, click: opened };
    }
    throw new Error(`The menu of ${page} does not open.`);
  } finally {
    await visitor.leave();
  }
}
