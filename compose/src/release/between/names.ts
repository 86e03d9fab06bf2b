/** Rules for what pages are called in menus, tabs and search results. */
import { printable } from '../../printable.ts';
import { repeated } from '../rule.ts';
import type { SiteRule } from './siteRule.ts';

/** How many entries a menu has room for. */
const room = { main: 7, 'study-abroad': 24, 'test-preparation': 24, informations: 24 };

/** A text as visitors tell it from others: without case, further spaces and characters that can't be seen. */
const seen = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{DI}\p{C}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

export const distinctTitles: SiteRule = {
  name: 'A title of its own for each page',
  reason: 'In tabs and search results nobody can tell pages of the same title apart.',
  *faults(next) {
    const all = next.flatMap(({ name, pages }) =>
      pages.map(({ path, title }) => ({ title, page: `${path} of ${name}` })),
    );
    for (const [first, { page, title }] of repeated(all, (one) => seen(one.title)))
      yield `${first.page} and ${page} have the same title, "${printable(title)}", so nobody can tell them apart in search results: give one of them another title.`;
  },
};

const entriesOf = (next: Parameters<SiteRule['faults']>[0]) =>
  next.flatMap(({ name, pages }) =>
    pages.flatMap(({ path, nav = [] }) =>
      nav.map((entry) => ({ ...entry, path, page: `${path} of ${name}` })),
    ),
  );

export const distinctLabels: SiteRule = {
  name: 'A label of its own for each entry of a menu',
  reason: 'A visitor can’t tell two entries of the same name apart.',
  *faults(next) {
    for (const [first, { label, path, page }] of repeated(
      entriesOf(next),
      (one) => `${one.area} ${seen(one.label)}`,
    ))
      if (first.path !== path)
        yield `${page} has the menu entry "${printable(label)}", and so has ${first.path}, so visitors can't tell them apart: give one of them another label.`;
  },
};

export const roomInMenus: SiteRule = {
  name: `At most ${room.main} entries in the header’s menu, and ${room['study-abroad']} in each other`,
  reason: 'The header does not fit on a laptop’s screen otherwise.',
  *faults(next) {
    for (const [area, most] of Object.entries(room)) {
      const entries = entriesOf(next).filter((entry) => entry.area === area);
      const where = area === 'main' ? 'the header' : `the menu ${area}`;
      const some = entries.slice(most, most + 3).map(({ page }) => page);
      if (entries.length > most)
        yield `${entries.length} pages have an entry in ${where}, which has room for ${most}, so visitors would scroll sideways to reach them: take out ${some.join(', ')}.`;
    }
  },
};
