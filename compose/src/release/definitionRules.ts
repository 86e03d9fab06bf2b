/** The rules for what a package says of itself. A new rule needs an entry here and a row in badBuilds.fixture.ts. */
import type { Release } from '@sayapatri/contract/release';
import { serverPaths } from '@sayapatri/hosting/serverPaths';
import { printable } from '../printable.ts';
import type { BuildRule } from './rule.ts';

/** Limits in characters. */
const limits = { title: 60, minDescription: 50, description: 160, label: 24, structuredData: 20_000 };
const orders = { lowest: 0, highest: 10_000 };
/** Some static hosts ignore further lines of `_redirects`. */
const mostRedirects = 2_000;

export const definitionRules: readonly BuildRule[] = [
  {
    name: `A title of at most ${limits.title} characters, without the site’s name`,
    reason: 'Search results cut longer ones.',
    *faults({ release: { name, pages } }) {
      for (const { path, title } of pages)
        if (title.length > limits.title)
          yield `${path} of ${name} has a title of ${title.length} characters, which search results cut, at most ${limits.title} are allowed: shorten it.`;
    },
  },
  {
    name: `A description of ${limits.minDescription} to ${limits.description} characters`,
    reason: 'Search results cut longer ones, and replace shorter ones by any text of the page.',
    *faults({ release: { name, pages } }) {
      for (const { path, description } of pages) {
        const { length } = description;
        if (length < limits.minDescription || length > limits.description)
          yield `${path} of ${name} has a description of ${length} characters, which search results cut or replace, ${limits.minDescription} to ${limits.description} are allowed: rewrite it.`;
      }
    },
  },
  {
    name: `Menu entries and labels of at most ${limits.label} characters`,
    reason: 'A longer one does not fit into the menu or the button.',
    *faults({ release: { name, pages, widgets } }) {
      const tooLong = ({ label }: { label: string }) => label.length > limits.label;
      for (const { path, nav = [] } of pages)
        for (const { label } of nav.filter(tooLong))
          yield `${path} of ${name} has the menu entry "${printable(label)}" of ${label.length} characters, which does not fit into the menu, at most ${limits.label} are allowed: shorten it.`;
      for (const { slot, label } of widgets.filter(tooLong))
        yield `The ${slot} of ${name} has the label "${printable(label)}" of ${label.length} characters, which does not fit into its button, at most ${limits.label} are allowed: shorten it.`;
    },
  },
  {
    name: 'Titles, descriptions and labels that can be seen as they are written',
    reason:
      'Invisible signs, letters of two alphabets that look alike and towers of accents deceive visitors or leave a menu entry empty.',
    *faults({ release }) {
      for (const { place, what, text } of wordsOf(release)) {
        const fault = wordFault(text);
        if (fault) yield `${place} has a ${what} ${fault}, "${printable(text)}": type it anew.`;
      }
    },
  },
  {
    name: `One entry of a page in each menu, with an order of ${orders.lowest} to ${orders.highest.toLocaleString('en')}`,
    reason:
      'Twice in a menu, a page looks like two, and an order outside the others puts its entry before or behind all.',
    *faults({ release: { name, pages } }) {
      for (const { path, nav = [] } of pages) {
        const areas = nav.map(({ area }) => area);
        const twice = areas.find((area, at) => areas.indexOf(area) < at);
        if (twice)
          yield `${path} of ${name} stands in the menu ${twice} ${areas.filter((area) => area === twice).length} times, so visitors see it again and again: keep one entry.`;
        const wrong = nav.find(
          ({ order }) => !Number.isInteger(order) || order < orders.lowest || order > orders.highest,
        );
        if (wrong)
          yield `${path} of ${name} has the menu entry "${printable(wrong.label)}" with the order ${wrong.order}, which takes it out of the menu's order: choose a whole number of ${orders.lowest} to ${orders.highest}.`;
      }
    },
  },
  {
    name: `Structured data of at most ${limits.structuredData.toLocaleString('en')} characters, in schema.org’s words, with real dates`,
    reason: 'Search engines drop what they can’t read, and visitors download it with every page.',
    *faults({ release: { name, pages } }) {
      for (const { path, structuredData: items = [] } of pages) {
        const has = `${path} of ${name} has structured data`;
        const { length } = JSON.stringify(items);
        if (length > limits.structuredData)
          yield `${has} of ${length} characters, which visitors download and never see, at most ${limits.structuredData} are allowed: shorten it.`;
        if (items.some((item) => '@context' in item))
          yield `${has} with an @context of its own, so search engines show nothing of it: leave @context out.`;
        for (const item of items)
          for (const field of ['datePublished', 'dateModified'])
            if (item[field] !== undefined && !isDate(item[field]))
              yield `${has} with the ${field} "${String(item[field])}", which is no date, so search engines show none: write it as 2026-11-23.`;
      }
    },
  },
  {
    name: 'No page or redirect at an address that the server answers itself',
    reason:
      'Visitors would never see the page, or enquiries would be lost (`shared/hosting/src/serverPaths.ts`).',
    *faults({ release: { name, pages, redirects } }) {
      for (const { path } of pages) {
        const own = serverPathOf(path);
        if (own)
          yield `${path} of ${name} is a path that the server answers itself (${own}), so visitors would never see the page: choose another one.`;
      }
      for (const from of Object.keys(redirects)) {
        const own = serverPathOf(from);
        if (own)
          yield `${name} redirects ${from}, which the server answers itself (${own}), so visitors would never be redirected: take the redirect out.`;
      }
    },
  },
  {
    name: `At most ${mostRedirects.toLocaleString('en')} redirects`,
    reason: 'Static hosts read no more, so further addresses would lead nowhere.',
    *faults({ release: { name, redirects } }) {
      const { length } = Object.keys(redirects);
      if (length > mostRedirects)
        yield `${name} has ${length} redirects, of which static hosts follow ${mostRedirects}, so the others lead visitors nowhere: take out the oldest.`;
    },
  },
];

/** Every text that visitors see outside the pages, with its place. */
const wordsOf = ({ name, pages, widgets }: Release) => [
  ...pages.flatMap(({ path, title, description, nav = [] }) => [
    { place: `${path} of ${name}`, what: 'title', text: title },
    { place: `${path} of ${name}`, what: 'description', text: description },
    ...nav.map(({ label }) => ({ place: `${path} of ${name}`, what: 'menu label', text: label })),
  ]),
  ...widgets.map(({ slot, label }) => ({ place: `The ${slot} of ${name}`, what: 'label', text: label })),
];

/** Invisible characters without which some words can't be written: they join letters, or choose their form. */
const joiners = /\u200c|\u200d|\ufe0e|\ufe0f/g;
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\u2800]/u;
const towers = /\p{Mn}{4}/u;
const isMixed = (word: string) => /\p{sc=Latn}/u.test(word) && /[\p{sc=Cyrl}\p{sc=Grek}]/u.test(word);

function wordFault(text: string): string | undefined {
  const plain = text.replace(joiners, '');
  if (plain.replace(/[\p{Z}\p{DI}\p{C}\u2800]/gu, '') === '') return 'of which visitors see nothing';
  if (unseen.test(plain)) return 'with characters that visitors can’t see';
  if (towers.test(text)) return 'with accents that cover what stands beside it';
  return plain.split(/[^\p{L}\p{M}]+/u).some(isMixed)
    ? 'with letters of two alphabets in one word, which nobody finds by searching'
    : undefined;
}

const isDate = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(T.+)?$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  // Date takes the 30th of February for the 2nd of March.
  new Date(value.slice(0, 10)).toISOString().startsWith(value.slice(0, 10));

const serverPathOf = (path: string) =>
  Object.values(serverPaths).find((own) => path === own || path.startsWith(`${own}/`));
