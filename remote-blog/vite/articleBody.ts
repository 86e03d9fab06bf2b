import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodeHTMLStrict } from 'entities';
import { lexer, Parser, Renderer, type Token, type Tokens, walkTokens } from 'marked';
import { figureKinds, mostEntries } from '../src/schema/figures.ts';
import type { PostHeading } from '../src/schema/post.ts';

/**
 * Renders an article's Markdown to HTML whose headings carry ids and whose external links carry `rel`. A fenced block
 * that names a kind of figure becomes that figure: its text is a caption, then a list or a table.
 * Throws an Error naming `file` if the body is empty or contains anything that is not allowed on a page.
 */
export function renderBody(file: string, markdown: string): { html: string; headings: PostHeading[] } {
  if (markdown.trim() === '') throw new Error(`${file}: the text is empty`);
  const tokens = lexer(markdown);
  // `walkTokens` visits a figure before its tokens, so the tokens that readFigure adds are checked too.
  walkTokens(tokens, (token) => {
    const problem = problemOf(token as Tokens.Generic & Token);
    if (problem !== undefined) throw new Error(`${file}: the text ${problem}`);
  });
  const renderer = new ArticleRenderer();
  const html = new Parser({ renderer }).parse(tokens);
  return { html, headings: renderer.headings };
}

const iconFile = createRequire(import.meta.url).resolve('@sayapatri/design/icons.svg');

/** The shapes of each icon of the design system, by its name. */
const icons = new Map(
  Array.from(
    readFileSync(iconFile, 'utf8').matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24">(.*)<\/symbol>/g),
    ([, name, shapes]) => [name, shapes] as const,
  ),
);

/** The allowed kinds of addresses. A path that begins with `//`, `/\` or their character references leads to another host. */
const allowedAddress = /^(https:\/\/|mailto:|tel:|#|\/(?![/\\&]))/i;

function problemOf(token: Token): string | undefined {
  switch (token.type) {
    case 'html':
      return `holds HTML (${excerptOf(token.raw)}); only Markdown may stand here`;
    case 'code':
      return token.lang ? readFigure(token as Figure) : undefined;
    case 'image':
      if (icons.has(token.href)) return undefined;
      return `holds an image (${excerptOf(token.raw)}); the icons are ${[...icons.keys()].join(', ')}`;
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

/** A fenced block; if it is a figure, `tokens` are its caption and its list or table. */
interface Figure extends Tokens.Code {
  tokens?: Token[];
}

/** Parses a figure's text into its tokens; returns what is wrong with the figure, if anything. */
function readFigure(figure: Figure): string | undefined {
  const { lang = '', text } = figure;
  const kinds: Record<string, string> = figureKinds;
  if (!Object.hasOwn(kinds, lang))
    return `has a figure of the kind "${excerptOf(lang)}"; the kinds are ${Object.keys(kinds).join(', ')}`;
  figure.tokens = lexer(text).filter(({ type }) => type !== 'space');
  const types = figure.tokens.map(({ type }) => type).join(' and ');
  if (types !== `paragraph and ${kinds[lang]}`)
    return `has a figure (${lang}) that is not a caption, an empty line and one ${kinds[lang]}`;
  const { items = [] } = figure.tokens[1] as Partial<Tokens.List>;
  const most = mostEntries[lang] ?? Infinity;
  return items.length > most
    ? `has a figure (${lang}) of ${items.length} entries; its drawing has room for ${most}`
    : undefined;
}

function excerptOf(source: string): string {
  const line = source.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

class ArticleRenderer extends Renderer {
  readonly headings: PostHeading[] = [];

  override heading({ tokens, depth }: Tokens.Heading): string {
    // Marked leaves character references as they are written: `Q &amp; A`.
    const text = decodeHTMLStrict(this.parser.parseInline(tokens, this.parser.textRenderer));
    const id = this.#freeId(text);
    this.headings.push({ id, text, level: depth === 2 ? 2 : 3 });
    return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  }

  override code(token: Figure): string {
    const [caption, content] = token.tokens ?? [];
    if (caption?.type !== 'paragraph' || content === undefined) return super.code(token);
    // The first cell of a row is the row's heading.
    if (content.type === 'table') for (const [first] of content.rows) if (first) first.header = true;
    const words = this.parser.parseInline(caption.tokens ?? []);
    return `<figure data-kind="${token.lang}"><figcaption>${words}</figcaption>${this.parser.parse([content])}</figure>\n`;
  }

  override image({ href }: Tokens.Image): string {
    return `<svg viewBox="0 0 24 24" aria-hidden="true">${icons.get(href)}</svg>`;
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
