import { restFault } from '../rest.ts';
import type { PageRule } from './pageRule.ts';
import { frameFault } from './screens.ts';
import { staysPut } from './staysPut.ts';

/** The visitor has used the page. */
export const worksTheSecondTime: PageRule = {
  name: 'Works the second time',
  reason: 'Who opens a page again the next day finds what it remembers of them, or an error.',
  acting: 'when a visitor who has used it opens it again',
  harm: 'visitors who come back see no page, or another one',
  remedy: 'draw it first as for anybody, and read in an effect what it remembers',
  async fault(visit) {
    const { page, url } = visit;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    return (await restFault(visit, 150)) ?? (await staysPut.fault?.(visit)) ?? (await frameFault(page));
  },
};
