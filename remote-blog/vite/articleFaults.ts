/** What may not stand in an article, and on which line it does. */
import { type Token, walkTokens } from 'marked';
import { type Figure, readFigure } from './articleFigure.ts';
import { anchorOf } from './articleHeadings.ts';
import { excerptOf } from './excerpt.ts';

/** What `problemOf` finds in the tokens and in those within them, and on which line. */
export function located(
  tokens: readonly Token[],
  firstLine: number,
  problemOf: (token: Token) => string | undefined,
): { line: number; problem: string }[] {
  const found: { line: number; problem: string }[] = [];
  let line = firstLine;
  for (const token of tokens) {
    walkTokens([token], (inner) => {
      const problem = problemOf(inner);
      // A token within a list or a quote lacks the signs of its lines, so it is looked for by its first one.
      const [start = ''] = inner.raw.trim().split('\n');
      const before = token.raw.slice(0, Math.max(token.raw.indexOf(start), 0));
      if (problem !== undefined) found.push({ line: line + linesIn(before), problem });
    });
    line += linesIn(token.raw);
  }
  return found;
}

const linesIn = (text: string) => text.split('\n').length - 1;

/** The allowed kinds of addresses. A path that begins with `//`, `/\` or their character references leads to another host. */
const allowedAddress = /^(https:\/\/|mailto:|tel:|#|\/(?![/\\&]))/i;

/** A link within the article leads to one of its headings. */
export function anchorProblem(token: Token, anchors: ReadonlySet<string>): string | undefined {
  if (token.type !== 'link' || !token.href.startsWith('#') || anchors.has(anchorOf(token.href)))
    return undefined;
  return `links to ${token.href}, which is no heading of it`;
}

/** What is wrong with a token, as the end of a sentence that begins with "the text". A token of a figure gets its `tokens`. */
export function problemOf(token: Token): string | undefined {
  switch (token.type) {
    case 'html':
      return `holds HTML (${excerptOf(token.raw)}); only Markdown may stand here`;
    case 'code':
      return token.lang ? readFigure(token as Figure) : undefined;
    case 'image':
      return `holds an image (${excerptOf(token.raw)}); articles hold words and figures`;
    case 'link':
      if (allowedAddress.test(token.href)) return undefined;
      return `links to ${excerptOf(token.href)}; a link starts with https://, mailto:, tel:, / or #`;
    case 'heading':
      // The page's own h1 is the title.
      if (token.depth === 2 || token.depth === 3) return undefined;
      return `has the heading "${excerptOf(token.text)}" with ${token.depth} #; use ## or ###`;
    case 'list_item':
      // Task lists are refused, because their boxes can't be ticked and have no accessible name.
      return token.task ? `holds a tick box (${excerptOf(token.raw)}); use a plain list` : undefined;
  }
}
