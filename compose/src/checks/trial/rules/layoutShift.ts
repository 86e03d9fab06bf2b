import { budgets } from '../../budgets.ts';
import type { PageRule } from './pageRule.ts';

export const staysInPlace: PageRule = {
  name: 'Nothing moves while it loads',
  reason: 'Visitors lose the line that they read, or tap what has just moved there.',
  remedy: 'reserve the room of what comes later',
  async fault({ page }) {
    const shift = await page.evaluate(layoutShift);
    return shift <= budgets.layoutShift
      ? undefined
      : `its parts move while it loads (cumulative layout shift ${shift.toFixed(3)}, the budget is ${budgets.layoutShift})`;
  },
};

/** Runs in the page, and returns its cumulative layout shift so far. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) sum += value;
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // What is buffered is handed over in the next task.
    setTimeout(() => resolve(sum), 50);
  });
