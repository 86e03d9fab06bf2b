import { lexer, Parser, Renderer, type Token, type Tokens } from 'marked';
import type { PostHeading } from '../src/schema/post.ts';
import { anchorProblem, located, problemOf } from './articleFaults.ts';
import { anchorOf, headingsOf } from './articleHeadings.ts';

/**
 * Renders an article's Markdown to HTML whose headings carry ids and whose external links carry `rel`.
 * Throws an Error if the body is empty or contains anything that is not allowed on a page: a line for each fault, with
 * the name of the `file` and the number of the line. `firstLine` is the number of the body's first line in the file.
 */
export function renderBody(
  file: string,
  markdown: string,
  firstLine = 1,
): { html: string; headings: PostHeading[] } {
  if (markdown.trim() === '') throw new Error(`${file}: the text is empty`);
  const tokens = lexer(markdown);
  const faults = located(tokens, firstLine, problemOf);
  const headings = headingsOf(tokens);
  const anchors = new Set([...headings.values()].map(({ id }) => `#${id}`));
  if (faults.length === 0)
    faults.push(...located(tokens, firstLine, (token) => anchorProblem(token, anchors)));
  if (faults.length > 0)
    throw new Error(
      faults.map(({ line, problem }) => `${file}: the text ${problem} (line ${line})`).join('\n'),
    );
  const html = new Parser({ renderer: new ArticleRenderer(headings) }).parse(tokens);
  return { html, headings: [...headings.values()] };
}

class ArticleRenderer extends Renderer {
  readonly #headings: ReadonlyMap<Token, PostHeading>;

  constructor(headings: ReadonlyMap<Token, PostHeading>) {
    super();
    this.#headings = headings;
  }

  override heading(token: Tokens.Heading): string {
    const { depth, tokens } = token;
    return `<h${depth} id="${this.#headings.get(token)?.id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  }

  /** The first cell of a row is the row's heading; a table that is wider than a phone scrolls within its figure. */
  override table(token: Tokens.Table): string {
    for (const [first] of token.rows) if (first) first.header = true;
    return `<figure>${super.table(token)}</figure>\n`;
  }

  override link(token: Tokens.Link): string {
    if (token.href.startsWith('#')) return super.link({ ...token, href: anchorOf(token.href) });
    const html = super.link(token);
    return /^https:/i.test(token.href) ? html.replace('<a ', '<a rel="external noopener" ') : html;
  }
}
