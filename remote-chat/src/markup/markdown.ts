/** Markup made of the assistant's own texts: links are written as in Markdown, values stand as `{name}`. */
import { type Html, html } from '@sayapatri/contract/html';

/** A paragraph, or the points of a list. */
export type Block = string | readonly string[];

/** What stands for a text that is only `{name}`: the points of a list, or markup. */
export type Pieces = Readonly<Record<string, readonly string[] | Html>>;

type Values = Readonly<Record<string, string | number>>;

/** The text with its `{name}`s filled in; one that has no value stays as it is. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

const linkPattern = /\[([^\]]+)\]\(((?:\/|https:|mailto:)[^)]*)\)/;

/** The words and the address of the first link in a text. */
export function firstLink(text = ''): { words: string; address: string } | undefined {
  const [, words, address] = linkPattern.exec(text) ?? [];
  return words && address ? { words, address } : undefined;
}

/** A link; to another site in a new tab, which browsers give no way back to this one. */
export const linkTo = (address: string, words: string): Html =>
  html`<a href="${address}"${address.startsWith('https:') ? html` target="_blank"` : ''}>${words}</a>`;

/** One line with its links. */
export function inline(text: string, values: Values = {}): Html {
  // Text, then a link's words and its address, then text again.
  const parts = fill(text, values).split(linkPattern);
  return html`${parts.map((part, index) => {
    if (index % 3 === 1) return linkTo(parts[index + 1] ?? '', part);
    return index % 3 === 0 ? html`${part}` : undefined;
  })}`;
}

/** Paragraphs, lists and pieces, one below the other. */
export function blocks(texts: readonly Block[], values: Values, pieces: Pieces = {}): Html {
  const made = texts.map((block) => {
    // Without its braces, if it is a name.
    const piece = typeof block === 'string' ? pieces[block.slice(1, -1)] : block;
    if (piece === undefined) return html`<p>${inline(String(block), values)}</p>`;
    if ('markup' in piece) return piece;
    return html`<ul>${piece.map((point) => html`<li>${inline(point, values)}</li>`)}</ul>`;
  });
  return html`${made.map((block, index) => (index > 0 ? html`\n${block}` : block))}`;
}
