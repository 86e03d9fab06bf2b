/** What may not stand in an article, and on which line it does. */
import { type Token, walkTokens } from 'marked';
import { anchorOf } from './articleHeadings.ts';

/** What `problemOf` finds in the tokens and in those within them, and on which line. */
export function located(
  tokens: readonly Token[],
  firstLine: number,
  problemOf: (token: Token, raw: string) => string | undefined,
): { line: number; problem: string }[] {
  const found: { line: number; problem: string }[] = [];
  let line = firstLine;
  for (const token of tokens) {
    let from = 0;
    walkTokens([token], (inner) => {
      const isText = inner.type === 'text' && !('tokens' in inner);
      // Text is looked at line by line, so that its number can be told.
      for (const raw of isText ? inner.raw.split('\n') : [inner.raw]) {
        // A token within a list or a quote lacks the signs of its lines, so it is looked for by its first one.
        const [start = ''] = raw.trim().split('\n');
        const at = Math.max(token.raw.indexOf(start, from), from);
        from = isText ? at + start.length : at;
        const problem = problemOf(inner, raw);
        if (problem !== undefined) found.push({ line: line + linesIn(token.raw.slice(0, at)), problem });
      }
    });
    line += linesIn(token.raw);
  }
  return found;
}

/** The beginning of a text on one line, for messages. */
function excerptOf(source: string): string {
  const line = source.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

const linesIn = (text: string) => text.split('\n').length - 1;

/** The allowed kinds of addresses. A path that begins with `//`, `/\` or their character references leads to another host. */
const allowedAddress = /^(https:\/\/|mailto:|tel:|#|\/(?![/\\&]))/i;

/** Signs of other kinds of Markdown, which would stand on the page as they are. */
const foreignSigns: readonly (readonly [sign: RegExp, problem: string])[] = [
  [/\^\[|\[\^[^\]]+\]/, 'a footnote; put the note in brackets where it belongs'],
  [/^\[!\w+\]/, 'the sign of a note box; use a plain quote'],
  [/\{[#.][\w-]+\}/, 'an id or a class in braces; leave it out, as each heading gets an id'],
  [/\[\[|\]\[|\]\(/, 'a link that leads nowhere; write [text](https://…)'],
  [/==\S(.*\S)?==/, 'marked text in ==; write **bold**'],
  [/^:::|\$\$/m, 'a block in ::: or $$; write it as text'],
];

function foreignSign(text: string): string | undefined {
  const [, problem] = foreignSigns.find(([sign]) => sign.test(text)) ?? [];
  return problem && `holds ${problem} (${excerptOf(text)})`;
}

/** A link within the article leads to one of its headings. */
export function anchorProblem(token: Token, anchors: ReadonlySet<string>): string | undefined {
  if (token.type !== 'link' || !token.href.startsWith('#') || anchors.has(anchorOf(token.href)))
    return undefined;
  return `links to ${token.href}, which is no heading of it`;
}

/** What is wrong with a token, as the end of a sentence that begins with "the text". */
export function problemOf(token: Token, raw: string): string | undefined {
  switch (token.type) {
    case 'text':
      return 'tokens' in token ? undefined : foreignSign(raw);
    case 'def':
      return foreignSign(raw);
    case 'html':
      return `holds HTML (${excerptOf(token.raw)}); only Markdown may stand here`;
    case 'image':
      return `holds an image (${excerptOf(token.raw)}); articles hold words and tables`;
    case 'link':
      // A footnote whose text is an address is read as a link of that name.
      if (raw.startsWith('[^')) return foreignSign(raw);
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
