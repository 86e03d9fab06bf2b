import type { PageRule } from './pageRule.ts';

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
