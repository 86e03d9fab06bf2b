/** Markup made of the assistant's own texts: links are written as in Markdown, values stand as `{name}`. */
import { type Html, html } from '@sayapatri/contract/html';

/** A paragraph, or the points of a list. A text that is only `{name}` stands for that list or that piece of markup. */
export type Block = string | readonly string[];

export type Values = Readonly<Record<string, string | number | readonly string[] | Html>>;

const isText = (value: Values[string] | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
const isList = (value: Values[string]): value is readonly string[] => Array.isArray(value);

/** The text with its `{name}`s filled in; one that has no value of text stays as it is. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => (isText(values[name]) ? String(values[name]) : whole));

const linkPattern = /\[([^\]]+)\]\(((?:\/|https:|mailto:)[^)]*)\)/;

/** The words and the address of the first link in a text. */
export function firstLink(text = ''): { words: string; address: string } | undefined {
  const [, words, address] = linkPattern.exec(text) ?? [];
  return words && address ? { words, address } : undefined;
}

export const linkTo = (address: string, words: string): Html => html`<a href="${address}">${words}</a>`;

/** One line with its links. */
export function inline(text: string, values: Values = {}): Html {
  // Text, then a link's words and its address, then text again.
  const parts = fill(text, values).split(linkPattern);
  return html`${parts.map((part, index) => {
    if (index % 3 === 1) return linkTo(parts[index + 1] ?? '', part);
    return index % 3 === 0 ? html`${part}` : undefined;
  })}`;
}

/** Paragraphs and lists, one below the other. */
export function blocks(texts: readonly Block[], values: Values): Html {
  const valueNamed = (text: Block): Values[string] =>
    typeof text === 'string' ? (values[/^\{(\w+)\}$/.exec(text)?.[1] ?? ''] ?? text) : text;
  const made = texts.map(valueNamed).map((value) => {
    if (isList(value)) {
      const points = value.map(valueNamed).flatMap((point) => (isList(point) ? point : [String(point)]));
      return html`<ul>${points.map((point) => html`<li>${inline(point, values)}</li>`)}</ul>`;
    }
    return isText(value) ? html`<p>${inline(String(value), values)}</p>` : value;
  });
  return html`${made.map((block, index) => (index > 0 ? html`\n${block}` : block))}`;
}
