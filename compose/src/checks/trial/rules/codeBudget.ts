import { compressedSize } from '../../../releases/precompress.ts';
import { budgets } from '../../budgets.ts';
import type { PageRule } from './pageRule.ts';

/** The gate judges the HTML by its budget, without a browser. */
export const keepsToBudget: PageRule = {
  name: 'Keeps to the budget of code',
  reason: 'Visitors on a phone wait, and pay, for all that it loads until it is live.',
  remedy: 'load part of it when it is needed',
  async fault({ page, folder }) {
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        // What is fetched ahead for other pages comes later.
        .filter(({ startTime }) => startTime <= (window.trial.liveAt ?? Number.POSITIVE_INFINITY))
        .map(({ name }) => new URL(name).pathname),
    );
    const size = await compressedSize(folder, [...new Set(loaded.filter((file) => file.endsWith('.js')))]);
    return size <= budgets.code
      ? undefined
      : `it loads ${size} bytes of code (JavaScript, brotli) until it is live, the budget is ${budgets.code}`;
  },
};
