import type { PageRule } from './pageRule.ts';

export const keepsToOwnStorage: PageRule = {
  name: 'Keeps to its own storage',
  reason:
    'Cookies travel with each request and stop the site when they are large, and what other packages have stored is theirs.',
  harm: 'visitors lose what other pages keep for them',
  remedy: 'store little, under a key of its own, in localStorage, and delete nothing else',
  async fault({ page }) {
    const [cookie] = await page.context().cookies();
    if (cookie !== undefined) return `it sets the cookie "${cookie.name.slice(0, 40)}"`;
    return page.evaluate(() => window.trial.storageFault());
  },
};
