import type { PageRule } from './pageRule.ts';

export const loads: PageRule = {
  name: 'Loads',
  reason: 'Visitors wait in front of an empty window.',
  remedy: 'find what its first scripts wait for or never end, and release it again',
  async fault({ page, url }) {
    await page.goto(url, { waitUntil: 'load' });
    return undefined;
  },
};
