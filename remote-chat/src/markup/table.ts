/** The small tables of a reply. */
import { type Html, html } from '@sayapatri/contract/html';
import {
  type Fact,
  factText,
  figureToCount,
  printedDate,
  type SourcedFact,
  todayText,
} from '@sayapatri/facts';
import { linkTo } from './markdown.ts';

export interface Row {
  name: string;
  value: Html | string;
  source?: SourcedFact;
}

const sourceLink = ({ source, asOf }: SourcedFact): Html =>
  html`<br>${linkTo(source.url, source.body)}${asOf ? `, ${printedDate(asOf)}` : ''}`;

export const table = (rows: readonly Row[], caption?: string): Html =>
  html`<table>${caption ? html`<caption>${caption}</caption>` : ''}<tbody>${rows.map(
    ({ name, value, source }) =>
      html`<tr><th scope="row">${name}</th><td>${value}${source ? sourceLink(source) : ''}</td></tr>`,
  )}</tbody></table>`;

/** The newest value, then what it counts unless the row's name says so, then its date and official page. */
export function factRow(name: string, fact: Fact): Row {
  const newer = todayText(fact);
  const value = fact.counted
    ? `${newer} (before: ${fact.value})`
    : [factText(fact), newer].filter(Boolean).join('; ');
  return {
    name,
    value: fact.meaning === name ? value : html`${value}<br>${fact.meaning}`,
    source: figureToCount(fact),
  };
}
