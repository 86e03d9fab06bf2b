/** The rules for the HTML of rendered pages. One more is one more entry, and its row in badReleases.test.ts. */
import type { HtmlRule } from './htmlRule.ts';
import { links } from './links.ts';

const oneHeading: HtmlRule = {
  name: 'One h1',
  reason: 'Screen readers and search engines take the h1 for what the page is about.',
  faults({ elements }) {
    const { length } = elements.filter(({ name }) => name === 'h1');
    return length > 1 ? [`has ${length} h1: keep one, and make the others h2.`] : [];
  },
};

const uniqueIds: HtmlRule = {
  name: 'Each id once',
  reason:
    'A link, a label or a drawing’s colour finds the first element with the id, and none of the others.',
  faults({ ids }) {
    const seen = new Set<string>();
    const repeated = ids.filter((id) => seen.has(id) || !seen.add(id));
    return [...new Set(repeated)].map((id) => `has the id ${id} more than once: give each element its own.`);
  },
};

/** What JavaScript prints in place of a missing value. */
const leftovers = /\b(?:undefined|NaN)\b|\[object Object\]/;

const finishedTexts: HtmlRule = {
  name: 'No undefined, NaN or [object Object] in its words',
  reason: 'A price or a name is missing where such a word stands.',
  faults({ texts }) {
    const found = texts.filter((text) => leftovers.test(text)).map((text) => text.replace(/\s+/g, ' '));
    return [...new Set(found)].map(
      (text) =>
        `says "${shortened(text)}": give the value that is missing, or put the word into <code> where it is meant.`,
    );
  },
};

const shortened = (text: string) => {
  const at = text.search(leftovers);
  return text.slice(Math.max(0, at - 30), at + 45).trim();
};

const ownHead: HtmlRule = {
  name: 'No meta, title, base or link in what the page renders',
  reason: 'One of them can hide the site from search engines or send each of its links elsewhere.',
  faults({ elements }) {
    // React itself writes preloads of the pictures.
    const isAllowed = /^(module)?preload$/;
    const found = elements.filter(
      ({ name, attributes, isInBody, isSvg }) =>
        isInBody &&
        !isSvg &&
        (['meta', 'title', 'base'].includes(name) ||
          (name === 'link' && !isAllowed.test(attributes.get('rel') ?? ''))),
    );
    return [...new Set(found.map(({ name }) => name))].map(
      (name) => `renders a ${name} element: leave it out, because the site writes each page's head.`,
    );
  },
};

export const htmlRules: readonly HtmlRule[] = [oneHeading, links, uniqueIds, finishedTexts, ownHead];
