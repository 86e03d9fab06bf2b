import { type CountryFacts, pagePaths, type StudyLevel } from '@sayapatri/contract';
import { type Html, html } from '@sayapatri/contract/html';
import type { Fact } from '@sayapatri/facts';
import type { CountryEntry } from '../content/countries.ts';
import { type Topic, figureTexts as texts } from '../content/figures.ts';
import { guideLink, pageLink } from '../markup/brandFacts.ts';
import { factRow, missingRow, rowsTable } from './factRows.ts';

/** Follows tables of figures. */
export const askToCheck = html`<p>${texts.check}</p>`;

/** `meaning` adds what exactly the figure counts. `id` names the reason why the fact is missing. */
interface Row {
  name: string;
  fact: Fact | undefined;
  id?: string;
  meaning?: 'meaning';
}

/**
 * The requested figures, one table for each country, each with its date and official page, then links to the tools with
 * the country filled in, and to the guides unless `guides` is false, for a reply that has them already.
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
  const tables = figureTables(asked, topics, words, figures);
  if (tables === undefined) return html`<p>${figures ? texts.unknown : texts.missing}</p>${links}`;
  return html`${tables}${askToCheck}<p>${texts.next}</p>${links}`;
}

/** A table of figures for each country; undefined if there is none, or if the package that owns the figures is down. */
export function figureTables(
  asked: readonly CountryEntry[],
  topics: readonly Topic[],
  words: string,
  figures: readonly CountryFacts[] = [],
): Html | undefined {
  const tables = asked
    .flatMap((entry) => countriesOf(entry, words, figures))
    .map((country) => figureTable(country, topics))
    .filter((table) => table !== undefined);
  return tables.length === 0 ? undefined : html`${tables}`;
}

/** The countries of a guide that the message names; all if it names neither one of them nor one without figures. */
function countriesOf(
  { guidePath, withoutFigures = '' }: CountryEntry,
  words: string,
  figures: readonly CountryFacts[],
): readonly CountryFacts[] {
  const all = figures.filter((country) => country.guidePath === guidePath);
  const named = all.filter(({ country }) => words.includes(` ${country.toLowerCase()} `));
  const namesOther = withoutFigures.split(', ').some((name) => words.includes(` ${name} `));
  return named.length > 0 || namesOther ? named : all;
}

function figureTable(country: CountryFacts, topics: readonly Topic[]): Html | undefined {
  const rows = topics
    .flatMap((topic) => rowsOf(country, topic))
    .flatMap(({ name, fact, id, meaning }) => {
      const reason = country.unknown?.[id ?? ''];
      if (fact) return [factRow(name, fact, meaning)];
      return reason ? [missingRow(name, reason)] : [];
    });
  return rows.length === 0 ? undefined : rowsTable(country.country, rows);
}

function rowsOf(country: CountryFacts, topic: Topic): readonly Row[] {
  const { rows } = texts;
  const detailsOf = (...ids: string[]) => ids.flatMap((id) => country.details?.[id] ?? []);
  const byLevel = (facts: CountryFacts['tuition'], name: (level: StudyLevel) => string): Row[] =>
    Object.entries(facts).map(([level, fact]) => ({ name: name(level as StudyLevel), fact }));
  switch (topic) {
    case 'cost':
      return [
        ...byLevel(country.tuition, rows.tuition),
        // The meaning says whether a budget is for a month or a year, and what it leaves out.
        { name: rows.living, fact: country.living, id: 'living', meaning: 'meaning' },
      ];
    case 'funds':
      // The meaning says for which time and place each sum is.
      return [country.proofOfFunds, ...detailsOf('funds-inner-london', 'funds-income')].map((fact) => ({
        name: rows.funds,
        fact,
        meaning: 'meaning',
      }));
    case 'work':
      return [
        { name: rows.work, fact: country.workHours, id: 'work', meaning: 'meaning' },
        { name: rows['after-study'], fact: country.afterStudy, id: 'after-study', meaning: 'meaning' },
      ];
    case 'after-study':
      return [{ name: rows[topic], fact: country.afterStudy, id: topic, meaning: 'meaning' }];
    case 'intakes':
      return [{ name: rows.intakes, fact: country.intakes }];
    case 'visa':
      return [
        { name: rows.visa, fact: country.visa },
        { name: rows.visaFee, fact: country.visaFee, id: 'visa-fee', meaning: 'meaning' },
        // Other charges, each under its own name.
        ...detailsOf('sevis-fee', 'biometrics-fee', 'medical-fee', 'permit-fee', 'validation').map(
          (fact) => ({
            name: fact.meaning,
            fact,
          }),
        ),
      ];
    case 'scores':
      return byLevel(country.english, rows.english);
    case 'processing':
    case 'insurance':
    case 'funds-held':
      return [{ name: rows[topic], fact: country.details?.[topic], id: topic, meaning: 'meaning' }];
    default:
      return [{ name: rows[topic], fact: country.details?.[topic], id: topic }];
  }
}

/** A country as the tools' addresses name it. */
const idOf = ({ country }: CountryEntry) => country.replace(' ', '-');

function linksTo(asked: readonly CountryEntry[], topics: readonly Topic[], guides: boolean): Html {
  const ofCountries = asked.flatMap((entry) => [
    ...(guides ? [html`<li>${guideLink(entry)}</li>`] : []),
    html`<li>${pageLink(`${pagePaths.planCost}?country=${idOf(entry)}`, texts.cost(entry.inSentence))}</li>`,
  ]);
  const compared = `${pagePaths.planCompare}?c=${asked.map(idOf).join(',')}`;
  return html`<ul>
${asked.length > 1 ? html`<li>${pageLink(compared, texts.compare)}</li>` : ''}
${asked.length > 0 ? ofCountries : html`<li>${pageLink(pagePaths.planCost, texts.costAnywhere)}</li>`}
${topics.includes('scores') ? html`<li>${pageLink(pagePaths.planScores, texts.scores)}</li>` : ''}
<li>${pageLink(pagePaths.contact, texts.counsellor)}</li>
</ul>`;
}
