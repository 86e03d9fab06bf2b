import type { PageRule } from './pageRule.ts';

export const changesItsOwnPart: PageRule = {
  name: 'Changes its own part only',
  reason:
    'Header, footer and head are the same for all pages: a telephone number or an address that one page changes there is wrong.',
  harm: 'visitors and search engines are told what the consultancy does not say',
  remedy: 'leave the header, the footer and the head alone, and name titles and pictures in defineRemote',
  fault: async ({ page }) => {
    const change = await page.evaluate(() => window.trial.changeOfGiven());
    return change && `its code changes ${change}`;
  },
};
