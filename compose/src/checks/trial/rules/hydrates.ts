import type { Page } from 'playwright-core';
import type { PageRule } from './pageRule.ts';

export const hydrates: PageRule = {
  name: 'Hydrates without a warning',
  reason: 'Visitors tap in vain until then, and see the page drawn twice where its first render differs.',
  remedy: 'draw it first as the server does, and end what its renders and effects wait for',
  observed: ({ hydration }) => hydration[0],
  async fault({ page }) {
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    await untilQuiet(page);
    return undefined;
  },
};

/** Waits until no request is under way for half a second, at most five seconds: a page may ask for something for ever. */
const untilQuiet = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
