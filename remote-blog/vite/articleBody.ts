import { lexer, Parser, Renderer, type Token, type Tokens, walkTokens } from 'marked';
import type { PostHeading } from '../src/schema/post.ts';

/**
 * Renders an article's Markdown to HTML whose headings carry ids and whose external links carry `rel`.
 * Throws an Error naming `file` if the body is empty or contains anything that is not allowed on a page.
 */
export function renderBody(file: string, markdown: string): { html: string; headings: PostHeading[] } {
  if (markdown.trim() === '') throw new Error(`${file}: the text is empty`);
  const tokens = lexer(markdown);
  walkTokens(tokens, (token) => {
    const problem = problemOf(token as Tokens.Generic & Token);
    if (problem !== undefined) throw new Error(`${file}: the text ${problem}`);
  });
  const renderer = new ArticleRenderer();
  const html = new Parser({ renderer }).parse(tokens);
  return { html, headings: renderer.headings };
}

/** The allowed kinds of addresses; all others are refused. */
const allowedAddress = /^(https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

function problemOf(token: Token): string | undefined {
  switch (token.type) {
    case 'html':
      return `holds HTML (${excerptOf(token.raw)}); only Markdown may stand here`;
    case 'image':
      return `holds an image (${excerptOf(token.raw)}); an article has its cover only`;
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

function excerptOf(source: string): string {
  const line = source.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

class ArticleRenderer extends Renderer {
  readonly headings: PostHeading[] = [];

  override heading({ tokens, depth }: Tokens.Heading): string {
    const text = this.parser.parseInline(tokens, this.parser.textRenderer);
    const id = this.#freeId(text);
    this.headings.push({ id, text, level: depth === 2 ? 2 : 3 });
    return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  }

  override link(token: Tokens.Link): string {
    const html = super.link(token);
    return /^https:/i.test(token.href) ? html.replace('<a ', '<a rel="external noopener" ') : html;
  }

  /** Letters of any script are kept, so that a heading in Devanagari has an anchor too. */
  #freeId(text: string): string {
    const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['section'];
    const base = words.join('-');
    const taken = (id: string) => this.headings.some((heading) => heading.id === id);
    let id = base;
    for (let copy = 2; taken(id); copy += 1) id = `${base}-${copy}`;
    return id;
  }
}
