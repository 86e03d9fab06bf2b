import type { Browser } from 'playwright';
import { observeInputs, reportedTimes } from '../measure/inputTimes.ts';
import type { Served } from './loads.ts';
import { visit } from './visitor.ts';

const text = 'scholarship';

/** The 75th percentile of the milliseconds from key press to next paint, over all keys in all text fields of the page. */
export function typing(browser: Browser, { url }: Served, page: string): Promise<number> {
  return visit(browser, 'slow4g', async ({ page: tab }) => {
    await tab.goto(url + page);
    await tab.waitForFunction(() => window.seen.live > 0);
    await tab.waitForLoadState('networkidle');
    const times = await observeInputs(tab);
    const fields = await tab
      .locator('main input:is([type=text], [type=search], [type=email], [type=tel]), main textarea')
      .all();
    let keys = 0;
    for (const field of fields) {
      if (!(await field.isVisible()) || !(await field.isEditable())) continue;
      await field.pressSequentially(text, { delay: 60 });
      keys += text.length;
    }
    // The browser reports the last key some time later.
    await tab.waitForTimeout(500);
    if (keys === 0) throw new Error(`${page} has no text field.`);
    const all = await reportedTimes(times, keys);
    return all[Math.ceil(all.length * 0.75) - 1] ?? Number.NaN;
  });
}
