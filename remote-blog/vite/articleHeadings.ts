import { decodeHTMLStrict } from 'entities';
import Slugger from 'github-slugger';
import { Parser, type Token, walkTokens } from 'marked';
import type { PostHeading } from '../src/schema/post.ts';

/** Stands before each id, so that no heading takes an id that the page around the article uses. */
const idPrefix = 'section-';

/** The address of a heading, as the writer names it: `#costs`. */
export const anchorOf = (address: string) => `#${idPrefix}${address.slice(1)}`;

/** The headings of an article, in order, each with an id of its own. */
export function headingsOf(tokens: Token[]): Map<Token, PostHeading> {
  const headings = new Map<Token, PostHeading>();
  const slugger = new Slugger();
  const parser = new Parser();
  walkTokens(tokens, (token) => {
    if (token.type !== 'heading') return;
    const words = parser.parseInline(token.tokens ?? [], parser.textRenderer);
    // Marked leaves character references as they are written: `Q &amp; A`.
    const text = decodeHTMLStrict(words);
    const id = idPrefix + slugger.slug(text);
    headings.set(token, { id, text, level: token.depth === 2 ? 2 : 3 });
  });
  return headings;
}
