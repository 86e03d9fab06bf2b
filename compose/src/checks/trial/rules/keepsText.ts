import type { PageRule } from './pageRule.ts';

const leastShare = 0.1;

/** Live text that its HTML lacks is found by the rules for HTML. */
export const keepsText: PageRule = {
  name: 'Keeps its text',
  reason: 'Visitors lose what they have begun to read.',
  remedy: 'draw in the browser what the HTML has',
  async fault({ page }) {
    const { before, now } = await page.evaluate(() => ({
      before: window.trial.servedText ?? 0,
      now: window.trial.shownText(),
    }));
    return now >= before * leastShare ? undefined : `it shows ${now} of the ${before} characters of its HTML`;
  },
};
