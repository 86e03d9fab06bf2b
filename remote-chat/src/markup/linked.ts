import { type Html, html } from '@sayapatri/contract/html';
import { pageLink } from './brandFacts.ts';

const link = /\[([^\]]+)\]\((\/[^)]*)\)/;

/** A sentence of typed content in which links to the site's pages stand as in Markdown: `[The checklist](/plan/checklist)`. */
export function linked(text: string): Html {
  // Text, then a link's words and its path, then text again.
  const parts = text.split(link);
  return html`${parts.map((part, index) =>
    index % 3 === 1 ? pageLink(parts[index + 1] ?? '', part) : index % 3 === 0 ? html`${part}` : html``,
  )}`;
}
