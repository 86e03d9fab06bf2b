/** One visit to one page with an empty cache. */
import type { Browser } from 'playwright';
import { bytesOf, type Network, visit } from './visitor.ts';

export interface Load {
  /** Kilobytes (1,000), as sent. */
  html: number;
  js: number;
  pictures: number;
  requests: number;
  /** Milliseconds since the navigation began; NaN for events that did not happen. */
  fcp: number;
  lcp: number;
  live: number;
  cls: number;
  /** Total blocking time: the milliseconds beyond 50 of each long task, from first paint until the page is quiet. */
  tbt: number;
}

/** Visits `page` until it is hydrated (unless it has no scripts) and sends no more requests; returns its figures. */
export function load(
  browser: Browser,
  served: Served,
  page: string,
  hasScripts: boolean,
  network: Network = 'slow4g',
): Promise<Load> {
  return visit(browser, network, async (visitor) => {
    await visitor.page.goto(served.url + page);
    if (hasScripts) await visitor.page.waitForFunction(() => window.seen.live > 0);
    await visitor.page.waitForLoadState('networkidle');
    await visitor.page.evaluate(drawn);
    const { fcp, lcp, live, cls, longTasks } = await visitor.page.evaluate(() => window.seen);
    const blocked = longTasks.map(({ start, end }) => Math.max(0, end - Math.max(start, fcp) - 50));
    const own = visitor.fetched().filter(({ origin }) => origin === served.url);
    const kilobytes = (kind: RegExp) =>
      bytesOf(
        served.folder,
        own.filter(({ pathname }) => kind.test(pathname)),
      ) / 1000;
    return {
      html: kilobytes(/\/[^./]*$/),
      js: kilobytes(/\.js$/),
      pictures: kilobytes(/\.(svg|avif|webp|jpe?g|png)$/),
      requests: own.length,
      fcp,
      lcp,
      live: live || Number.NaN,
      cls,
      tbt: blocked.reduce((total, time) => total + time, 0),
    };
  });
}

/** Runs in the page. Resolves when the pictures in view are painted, since one of them may be the largest element. */
async function drawn(): Promise<void> {
  const inView = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  await Promise.allSettled(inView.map((image) => image.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

export interface Served {
  url: string;
  folder: string;
}
