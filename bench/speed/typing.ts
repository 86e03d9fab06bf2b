/** Typing into every text field of a page, with the slowed processor. */
import type { Browser } from 'playwright';
import { sorted } from '../median.ts';
import type { Served } from './loads.ts';
import { arrive } from './visitor.ts';

const text = 'scholarship';
/** The shortest duration that Event Timing reports, in milliseconds. */
const leastReported = 16;

/** Milliseconds from a key's press to the next paint, at the 75th centile of all keys in all the page's text fields. */
export async function typing(browser: Browser, { url }: Served, page: string): Promise<number> {
  const visitor = await arrive(browser);
  const { page: tab } = visitor;
  try {
    await tab.goto(url + page);
    await tab.waitForFunction(() => window.seen.live > 0);
    await tab.waitForLoadState('networkidle');
    const durations = await tab.evaluateHandle((durationThreshold) => {
      const longest = new Map<number, number>();
      new PerformanceObserver((list) => {
        for (const { duration, interactionId = 0 } of list.getEntries() as (PerformanceEntry & {
          interactionId?: number;
        })[])
          if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
      }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
      return longest;
    }, leastReported);
    const fields = await tab
      .locator('main input:is([type=text], [type=search], [type=email], [type=tel]), main textarea')
      .all();
    let keys = 0;
    for (const field of fields) {
      if (!(await field.isVisible()) || !(await field.isEditable())) continue;
      await field.pressSequentially(text, { delay: 60 });
      keys += text.length;
    }
    // Until the last one is reported.
    await tab.waitForTimeout(500);
    const reported = await durations.evaluate((longest) => [...longest.values()]);
    if (keys === 0) throw new Error(`${page} has no text field.`);
    // What is shorter is not reported.
    const short = Array.from({ length: Math.max(0, keys - reported.length) }, () => leastReported);
    const all = sorted([...short, ...reported]);
    return all[Math.ceil(all.length * 0.75) - 1] ?? Number.NaN;
  } finally {
    await visitor.leave();
  }
}
