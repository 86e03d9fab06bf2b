import { type Html, html } from '@sayapatri/contract/html';
import { type Fact, factText, figureToCount, printedDate, todayText } from '@sayapatri/facts';

/**
 * The row of a figure: its newest value first, then its date and official page. `meaning` adds what exactly the figure
 * counts, unless the row's name says so.
 */
export function factRow(name: string, fact: Fact, meaning?: 'meaning'): Html {
  const { counted, worldNote } = fact;
  const { source, asOf } = figureToCount(fact);
  const newer = todayText(fact);
  const value = counted
    ? `${newer} (before: ${fact.value})`
    : [factText(fact), newer].filter(Boolean).join('; ');
  const date = asOf === undefined ? '' : html`, ${printedDate(asOf)}`;
  const note =
    worldNote && !newer
      ? html`<br>${worldNote.text} (${printedDate(worldNote.asOf)}): <a href="${worldNote.source.url}">${worldNote.source.body}</a>`
      : '';
  return html`<tr><th scope="row">${name}</th><td>${value}${meaning && fact.meaning !== name ? html`<br>${fact.meaning}` : ''}<br><a href="${source.url}">${source.body}</a>${date}${note}</td></tr>`;
}

/** A figure that is missing, with the reason. */
export const missingRow = (name: string, reason: string): Html =>
  html`<tr><th scope="row">${name}</th><td>${reason}</td></tr>`;

export const rowsTable = (caption: string, rows: readonly Html[]): Html =>
  html`<table><caption>${caption}</caption><tbody>${rows}</tbody></table>`;

export const factTable = (caption: string, facts: readonly Fact[]): Html =>
  rowsTable(
    caption,
    facts.map((fact) => factRow(fact.meaning, fact)),
  );
