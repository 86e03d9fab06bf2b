import type { CountryFacts, StudyLevel } from '@sayapatri/contract';
import { type Fact, factText, printedDate } from '@sayapatri/facts';
import type { CountryEntry } from '../content/countries.ts';
import { type Topic, figureTexts as texts } from '../content/figures.ts';
import { pageLink } from '../markup/brandFacts.ts';
import { type Html, html } from '../markup/html.ts';
import { comparePath, contactPath, costPath, scoresPath } from '../paths.ts';

/** With `meaning`, the figure is followed by what exactly it counts. */
type Row = readonly [name: string, fact: Fact | undefined, meaning?: 'meaning'];

/**
 * The requested figures, one table for each country, each with its date and official page, then links to the tools with
 * the country filled in. Without figures, because the package that owns them is down, it says so and links. Links to the
 * guides too, unless `guides` is false, because what follows does.
 */
export function figuresReply(
  asked: readonly CountryEntry[],
  topics: readonly Topic[],
  words: string,
  figures: readonly CountryFacts[] | undefined,
  { guides = true } = {},
): Html {
  const links = linksTo(asked, topics, guides);
  if (asked.length === 0) return html`<p>${texts.whichCountry}</p>${links}`;
  const tables = asked
    .flatMap(({ guidePath }) => countriesOf(guidePath, words, figures ?? []))
    .map((country) => figureTable(country, topics))
    .filter((table) => table !== undefined);
  if (tables.length === 0) return html`<p>${texts.missing}</p>${links}`;
  return html`${tables}<p>${texts.check}</p><p>${texts.next}</p>${links}`;
}

/** A guide's country; of Europe's those that the message names, or all. */
function countriesOf(
  guidePath: string,
  words: string,
  figures: readonly CountryFacts[],
): readonly CountryFacts[] {
  const all = figures.filter((country) => country.guidePath === guidePath);
  const named = all.filter(({ country }) => words.includes(` ${country.toLowerCase()} `));
  return named.length > 0 ? named : all;
}

function figureTable(country: CountryFacts, topics: readonly Topic[]): Html | undefined {
  const rows = topics
    .flatMap((topic) => rowsOf(country, topic))
    .flatMap(([name, fact, meaning]) => (fact ? [figureRow(name, fact, meaning !== undefined)] : []));
  return rows.length === 0
    ? undefined
    : html`<table><caption>${country.country}</caption><tbody>${rows}</tbody></table>`;
}

function rowsOf(country: CountryFacts, topic: Topic): readonly Row[] {
  const { rows } = texts;
  const byLevel = (facts: CountryFacts['tuition'], name: (level: StudyLevel) => string): Row[] =>
    Object.entries(facts).map(([level, fact]) => [name(level as StudyLevel), fact]);
  switch (topic) {
    case 'cost':
      return [...byLevel(country.tuition, rows.tuition), [rows.living, country.living]];
    case 'funds':
      // The sums are for different times and places.
      return [[rows.funds, country.proofOfFunds, 'meaning']];
    case 'work':
      return [
        [rows.work, country.workHours],
        [rows.afterStudy, country.afterStudy],
      ];
    case 'intakes':
      return [[rows.intakes, country.intakes]];
    case 'visa':
      return [
        [rows.visa, country.visa],
        [rows.visaFee, country.visaFee],
      ];
    case 'scores':
      return byLevel(country.english, rows.english);
  }
}

function figureRow(name: string, fact: Fact, withMeaning: boolean): Html {
  const { source, asOf, worldNote, meaning } = fact;
  const date = asOf === undefined ? '' : html`, ${printedDate(asOf)}`;
  const note = worldNote
    ? html`<br>${worldNote.text} (${printedDate(worldNote.asOf)}): <a href="${worldNote.source.url}">${worldNote.source.body}</a>`
    : '';
  return html`<tr><th scope="row">${name}</th><td>${factText(fact)}${withMeaning ? html`<br>${meaning}` : ''}<br><a href="${source.url}">${source.body}</a>${date}${note}</td></tr>`;
}

/** A country as the tools' addresses name it. */
const idOf = ({ country }: CountryEntry) => country.replace(' ', '-');

function linksTo(asked: readonly CountryEntry[], topics: readonly Topic[], guides: boolean): Html {
  const ofCountries = asked.flatMap((entry) => [
    ...(guides ? [html`<li>${pageLink(entry.guidePath, texts.guide(entry.inSentence))}</li>`] : []),
    html`<li>${pageLink(`${costPath}?country=${idOf(entry)}`, texts.cost(entry.inSentence))}</li>`,
  ]);
  const compared = `${comparePath}?c=${asked.map(idOf).join(',')}`;
  return html`<ul>
${asked.length > 1 ? html`<li>${pageLink(compared, texts.compare)}</li>` : ''}
${asked.length > 0 ? ofCountries : html`<li>${pageLink(costPath, texts.costAnywhere)}</li>`}
${topics.includes('scores') ? html`<li>${pageLink(scoresPath, texts.scores)}</li>` : ''}
<li>${pageLink(contactPath, texts.counsellor)}</li>
</ul>`;
}
