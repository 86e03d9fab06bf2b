/** Rules for the words of a page. */
import type { HtmlRule } from './htmlRule.ts';

/** What code, templates, Markdown and wrong encodings leave in a text. */
const leftovers = new RegExp(
  [
    /undefined\b|\b(?:NaN|Invalid Date)\b|\bnull\b(?! and void)|\b[A-Z]{3} ?Infinity\b|\[object \w+\]/,
    /\$\{|\{\{|\{[a-z][\w-]*\}/,
    /\blorem ipsum\b/i,
    /&(?:amp|nbsp|lt|gt|quot|apos|#\d+);/,
    /\ufffd|â€|Ã[\u0080-\u00bf]/,
    /\]\((?:[/#]|https?:)/,
    /<\/?(?:a|b|i|p|br|em|strong|span|div|ul|li)(?:\s[^>]*)?\/?>/,
  ]
    .map(({ source }) => source)
    .join('|')
    .replace('lorem ipsum', '[Ll]orem ipsum'),
);

export const finishedTexts: HtmlRule = {
  name: 'No leftovers of code in its words',
  reason:
    'A price or a name is missing where undefined, NaN, {id} or [object Object] stands, and &amp;amp; or â€™ is nobody’s spelling.',
  *faults({ texts }) {
    for (const text of texts)
      if (leftovers.test(text))
        yield `says "${shortened(text.replace(/\s+/g, ' '))}": give the value that is missing, or put the word into <code> where it is meant.`;
  },
};

const shortened = (text: string) => {
  const at = text.search(leftovers);
  return text.slice(Math.max(0, at - 30), at + 45).trim();
};

export const oneHeading: HtmlRule = {
  name: 'One h1, with words',
  reason: 'Screen readers and search engines take the h1 for what the page is about.',
  *faults({ headings }) {
    const wanted = 'so screen readers and search engines can’t tell what it is about';
    if (headings.length > 1) yield `has ${headings.length} h1, ${wanted}: keep one, and make the others h2.`;
    else if (headings.length === 0) yield `has no h1, ${wanted}: give it its heading.`;
    else if (headings[0] === '') yield `has an h1 without words, ${wanted}: give it its heading.`;
  },
};

/** The part of its live text that a page may not fall below. */
const kept = 1 / 3;

export const keepsItsText: HtmlRule = {
  name: 'A third of its live text at least',
  reason: 'A page that loses most of its text has usually lost its content.',
  unless: '--allow-less',
  async *faults({ path, mainText }, site) {
    const live = await site.livePage(path);
    const before = live ? lengthOf(live.mainText) : 0;
    const now = lengthOf(mainText);
    if (now < before * kept)
      yield `would show visitors ${now} characters of text in place of ${before}: restore them, or add --allow-less if that is meant.`;
  },
};

const lengthOf = (text: string) => text.replace(/\s+/g, '').length;
