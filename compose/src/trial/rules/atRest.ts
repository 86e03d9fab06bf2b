/** Rules for a page that has come to rest. */
import { budgets } from '../../release/budgets.ts';
import { compressedSize } from '../../release/releaseSize.ts';
import { assetUrl } from '../../site/pageBootstrap.ts';
import type { PageRule } from './pageRule.ts';

/** The cumulative layout shift at which a page is refused. */
export const largestShift = 0.05;

export const keepsItsTitle: PageRule = {
  name: 'A title that stays',
  reason: 'In tabs, history and bookmarks visitors find a page by its title.',
  harm: 'visitors don’t find it among their tabs',
  remedy: 'give the page its title in defineRemote',
  async fault({ page }) {
    const { served, shown } = await page.evaluate(() => ({
      served: window.trial.servedTitle,
      shown: document.title,
    }));
    return served === shown
      ? undefined
      : `its code changes the document's title from "${served}" to "${shown}"`;
  },
};

export const keepsGlobals: PageRule = {
  name: 'Globals as they were',
  reason: 'All packages share the browser’s own objects, so the next page breaks.',
  harm: 'visitors find the next page broken',
  remedy: 'write a function of your own, listen with addEventListener, and keep values in your modules',
  async fault({ page }) {
    return page.evaluate(() => window.trial.globalsFault());
  },
};

export const staysInPlace: PageRule = {
  name: 'Nothing moves while it loads',
  reason: `A visitor loses the line, or taps what has just moved there. Less than ${largestShift} of cumulative layout shift is let pass.`,
  harm: 'visitors lose the line that they read',
  remedy: 'reserve the room of what comes later',
  async fault({ page }) {
    const shift = await page.evaluate(() => window.trial.layoutShift);
    return shift < largestShift
      ? undefined
      : `its parts move while it loads (cumulative layout shift ${shift.toFixed(3)}, under ${largestShift} is wanted)`;
  },
};

/** The code that a page has loaded by the time it is at rest, whatever loaded it. */
export const loadsLittleCode: PageRule = {
  name: 'Little code at rest',
  reason: `A visitor’s phone waits for all of it: fewer than ${budgets.code.bytes.toLocaleString('en')} bytes of its remote’s code (brotli) may be loaded unasked.`,
  harm: 'visitors on a phone wait for it',
  remedy: 'load part of it when it is needed',
  async fault({ page, address, next: { folder, releases } }) {
    const owner = releases.find(({ pages }) => pages.some(({ path }) => path === address));
    if (owner === undefined || owner.name === 'shell') return undefined;
    const content = new Set(
      owner.pages.flatMap((own) => own.content.map((file) => assetUrl(owner.name, file))),
    );
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const isCode = (file: string) =>
      file.startsWith(`/_/${owner.name}/`) && file.endsWith('.js') && !content.has(file);
    const size = await compressedSize(folder, [...new Set(loaded.filter(isCode))]);
    return size < budgets.code.bytes
      ? undefined
      : `it loads ${size} bytes of code (JavaScript, brotli) without being asked to, the budget is under ${budgets.code.bytes}`;
  },
};
