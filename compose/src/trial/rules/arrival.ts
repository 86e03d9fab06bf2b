import { restFault } from '../rest.ts';
import type { PageRule } from './pageRule.ts';

export const loads: PageRule = {
  name: 'Loads',
  reason: 'A visitor waits in front of an empty window.',
  harm: 'visitors wait in front of an empty window',
  remedy: 'find what its first scripts wait for or never end, and release it again',
  within: 'stepMs',
  late: 'it does not load',
  async fault({ page, url }) {
    await page.goto(url, { waitUntil: 'load' });
    return undefined;
  },
};

export const hydrates: PageRule = {
  name: 'Hydrates',
  reason: 'Until then a page answers no tap.',
  harm: 'visitors tap in vain',
  remedy: 'find the render or effect that waits or never ends, and release it again',
  within: 'stepMs',
  late: 'it does not hydrate',
  async fault({ page }) {
    await page.waitForFunction(isHydrated, undefined, { timeout: 0 });
    return undefined;
  },
};

/** Runs in the page. The shell sets the attribute in an effect, once both the frame and the page have hydrated. */
const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');

export const rests: PageRule = {
  name: 'Comes to rest',
  reason: 'A page that works for ever empties a phone’s battery.',
  harm: 'a phone’s battery is emptied and the page answers slowly',
  remedy: 'find the effect that repeats or never ends, and release it again',
  within: 'stepMs',
  late: 'it stops answering and does not come to rest',
  fault: (visit) => restFault(visit),
};

export const noErrors: PageRule = {
  name: 'No error and no warning',
  reason:
    'Behind an error, or a file that is missing, is usually a part of the page that shows or answers nothing.',
  harm: 'visitors miss a part of the page, or it answers nothing',
  remedy: 'fix it and release it again',
  noted: ({ notes: { errors, missing } }) => errors[0] ?? missing[0],
  async fault({ page }) {
    // The observers also see errors that the page has kept from the browser.
    return page.evaluate(() => window.trial.errors[0]);
  },
};

export const staysPut: PageRule = {
  name: 'Stays where it is',
  reason:
    'A page that leads elsewhere by itself, opens a dialog or a window, or fills the history takes the visitor’s way back.',
  harm: 'visitors lose the page, or their place on it',
  remedy: 'let a visitor decide, by a link or a button',
  noted: ({ notes }) => notes.moves[0],
  async fault({ page, url }) {
    const { href, entries, prints, refreshes, travels, focused, top } = await page.evaluate(() => ({
      href: location.href,
      travels: window.trial.travels,
      focused: document.activeElement === document.body ? undefined : document.activeElement?.localName,
      top: Math.round(scrollY),
      prints: window.trial.prints,
      refreshes: document.querySelector('meta[http-equiv=refresh i]')?.getAttribute('content'),
      entries: history.length - window.trial.entries,
    }));
    if (entries > 0)
      return `it adds ${entries} ${entries === 1 ? 'entry' : 'entries'} to the history, from which a visitor can't go back`;
    if (travels > 0) return 'it goes back or forward in the history by itself';
    if (prints > 0) return 'it prints itself';
    if (focused) return `it takes the focus to its <${focused}>`;
    if (top > 0) return `it scrolls by itself, ${top} px down`;
    if (refreshes) return `it leads elsewhere by a meta element, "${refreshes}"`;
    return href === url ? undefined : `it changes its address to ${href.replace(new URL(url).origin, '')}`;
  },
};
