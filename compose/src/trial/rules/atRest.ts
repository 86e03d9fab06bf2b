import { budgets } from '../../release/budgets.ts';
import { compressedSize } from '../../release/releaseSize.ts';
import type { PageRule } from './pageRule.ts';

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
  reason: `A visitor loses the line, or taps what has just moved there. At most ${budgets.layoutShift} of cumulative layout shift is let pass.`,
  harm: 'visitors lose the line that they read',
  remedy: 'reserve the room of what comes later',
  async fault({ page }) {
    const shift = await page.evaluate(() => window.trial.layoutShift);
    return shift <= budgets.layoutShift
      ? undefined
      : `its parts move while it loads (cumulative layout shift ${shift.toFixed(3)}, the budget is ${budgets.layoutShift})`;
  },
};

/** The code that a page has loaded by the time it is at rest, whatever loaded it. */
export const loadsLittleCode: PageRule = {
  name: 'Little code at rest',
  reason: `A visitor’s phone waits for all of it: at most ${budgets.code.toLocaleString('en')} bytes of code (brotli) may be loaded unasked.`,
  harm: 'visitors on a phone wait for it',
  remedy: 'load part of it when it is needed',
  async fault({ page, next: { folder } }) {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const size = await compressedSize(folder, [...new Set(loaded.filter((file) => file.endsWith('.js')))]);
    return size <= budgets.code
      ? undefined
      : `it loads ${size} bytes of code (JavaScript, brotli) without being asked to, the budget is ${budgets.code}`;
  },
};

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

export const asksBeforeItUses: PageRule = {
  name: 'Asks before it uses a device',
  reason:
    'A page that sounds, speaks, fills the clipboard or asks for place, camera or notifications before anybody has pressed a button is closed.',
  harm: 'visitors are startled, or asked for what they have no reason to give',
  remedy: 'wait until a visitor presses a button for it',
  fault: ({ page }) => page.evaluate(() => window.trial.useFault()),
};

export const nothingFlashes: PageRule = {
  name: 'Nothing flashes',
  reason: 'More than three flashes a second can cause a seizure (WCAG 2.3.1).',
  harm: 'some visitors can have a seizure',
  remedy: 'let an iteration of the animation take half a second or more, or end it',
  async fault({ page }) {
    const flashing = await page.evaluate(
      () =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
          .filter((effect) => {
            const { iterations = 1, duration } = effect.getComputedTiming();
            return iterations > 3 && Number(duration) < 1_000 / 3;
          })
          .filter((effect) =>
            effect
              .getKeyframes()
              .flatMap((frame) => Object.keys(frame))
              .some((property) => /opacity|colou?r|background|visibility|filter/i.test(property)),
          )
          .map(({ target }) => target?.outerHTML.slice(0, 80))[0],
    );
    return flashing && `${flashing} flashes more than three times a second`;
  },
};
