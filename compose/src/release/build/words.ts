/** Rules for titles, descriptions, menu entries and labels. */
import type { Release } from '@sayapatri/contract/release';
import { printable } from '../../printable.ts';
import type { DefinitionRule } from './buildRule.ts';

/** Limits in characters. */
const limits = { title: 60, minDescription: 50, description: 160, label: 24 };
const orders = { lowest: 0, highest: 10_000 };

export const titleLength: DefinitionRule = {
  name: `A title of at most ${limits.title} characters, without the site’s name`,
  reason: 'Search results cut longer ones.',
  *faults({ release: { name, pages } }) {
    for (const { path, title } of pages)
      if (title.length > limits.title)
        yield `${path} of ${name} has a title of ${title.length} characters, which search results cut, at most ${limits.title} are allowed: shorten it.`;
  },
};

export const descriptionLength: DefinitionRule = {
  name: `A description of ${limits.minDescription} to ${limits.description} characters`,
  reason: 'Search results cut longer ones, and replace shorter ones by any text of the page.',
  *faults({ release: { name, pages } }) {
    for (const {
      path,
      description: { length },
    } of pages)
      if (length < limits.minDescription || length > limits.description)
        yield `${path} of ${name} has a description of ${length} characters, which search results cut or replace, ${limits.minDescription} to ${limits.description} are allowed: rewrite it.`;
  },
};

/** Every text that visitors see outside the pages, with its place. */
const wordsOf = ({ name, pages, widgets }: Release) => [
  ...pages.flatMap(({ path, title, description, nav = [] }) => [
    { place: `${path} of ${name}`, what: 'title', text: title },
    { place: `${path} of ${name}`, what: 'description', text: description },
    ...nav.map(({ label }) => ({ place: `${path} of ${name}`, what: 'menu label', text: label })),
  ]),
  ...widgets.map(({ slot, label }) => ({ place: `The ${slot} of ${name}`, what: 'label', text: label })),
];

/** Characters that join letters or signs, and choose their form: without them some words can't be written. */
const joiners = /\u200c|\u200d|\ufe0e|\ufe0f/g;
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\u2800]/u;
const towers = /\p{Mn}{4}/u;
const isMixed = (word: string) => /\p{sc=Latn}/u.test(word) && /[\p{sc=Cyrl}\p{sc=Grek}]/u.test(word);

export const plainWords: DefinitionRule = {
  name: 'Titles, descriptions and labels that can be seen as they are written',
  reason:
    'Invisible signs, letters of two alphabets that look alike and towers of accents deceive visitors or leave a menu entry empty.',
  *faults({ release }) {
    for (const { place, what, text } of wordsOf(release)) {
      const fault = wordFault(text);
      if (fault) yield `${place} has a ${what} ${fault}, "${printable(text)}": type it anew.`;
    }
  },
};

function wordFault(text: string): string | undefined {
  const plain = text.replace(joiners, '');
  if (plain.replace(/[\p{Z}\p{DI}\p{C}\u2800]/gu, '') === '') return 'of which visitors see nothing';
  if (unseen.test(plain)) return 'with characters that visitors can’t see';
  if (towers.test(text)) return 'with accents that cover what stands beside it';
  return plain.split(/[^\p{L}\p{M}]+/u).some(isMixed)
    ? 'with letters of two alphabets in one word, which nobody finds by searching'
    : undefined;
}

export const labelLength: DefinitionRule = {
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
};

export const oneEntry: DefinitionRule = {
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
};
