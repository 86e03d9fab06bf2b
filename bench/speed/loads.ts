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

export interface Served {
  url: string;
  folder: string;
}

/** First paint, and when a menu that is tapped from then on first opens: milliseconds since the navigation began. */
export async function firstClick(
  browser: Browser,
  { url }: Served,
  page: string,
): Promise<{ fcp: number; click: number }> {
  const visitor = await arrive(browser);
  const { page: tab } = visitor;
  try {
    await tab.goto(url + page, { waitUntil: 'commit' });
    await tab.waitForFunction(() => window.seen.fcp > 0);
    for (let taps = 0; taps < 200; taps++) {
      const at = await tab.evaluate(() => {
        const boxes = [...document.querySelectorAll('header [popovertarget]')].map((one) =>
          one.getBoundingClientRect(),
        );
        const box = boxes.find(({ width }) => width > 0);
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      });
      if (at) await tab.touchscreen.tap(at.x, at.y);
      // Long enough for one that opens it, short against what is measured.
      await tab.waitForTimeout(30);
      const { opened, fcp } = await tab.evaluate(() => window.seen);
      if (opened > 0) return { fcp, click: opened };
    }
    throw new Error(`The menu of ${page} does not open.`);
  } finally {
    await visitor.leave();
  }
}
