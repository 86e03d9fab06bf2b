/** Visa and work: fees and times of all countries, what each visa rests on, work, refusals and permanent residence. */

import { type Fact, figureToCount, printedDate, printedDay } from '@sayapatri/facts';
import countries from '../../guides/content/countries.ts';
import { afterStudy, plotted, workHours } from '../../guides/content/workBars.ts';
import { costOf } from '../cost/costPlan.ts';
import type { CountryOfGuide } from '../cost/country.ts';
import { capital, countedText } from '../format.ts';
import { sum } from '../money/amount.ts';
import type { ReadingTexts } from '../schema/readingSchemas.ts';
import { timeOf } from './countryCell.ts';
import { feeInRupees, feeToldBy, rupeesText } from './feeInRupees.ts';
import { oldestRate } from './rates.ts';
import { filledPage, type ReadingContent } from './reading.ts';
import file from './visa/facts.json';
import factOf from './visa/facts.json?facts';
import page from './visa.json';
import texts from './visaTexts.json';

const sentence = (text: string) => `${capital(text).replace(/\.$/, '')}.`;

/** The facts that this page adds, by country and subject, such as `usa-again`. */
const added = new Map(file.facts.map(({ id }) => [id, factOf(id)]));

/** The insurance that is paid in the same application, for a bachelor's stay: its words and its rupees. */
function besideFee(country: CountryOfGuide) {
  const { insurance, insuranceWithVisa: name } = country.costs;
  const { lines, insuredYears } = costOf(country, { level: 'bachelor' });
  const npr = lines.find(({ id }) => id === 'insurance')?.npr;
  return insurance && name && npr
    ? {
        npr,
        name,
        words: `, and the ${name} of ${countedText(insurance)}: ${insuredYears} years at once for a bachelor’s degree`,
      }
    : undefined;
}

/** What may change later. */
const notesOf = (facts: readonly (Fact | undefined)[]) =>
  facts.flatMap((fact) => (fact?.worldNote && !fact.counted ? [fact.worldNote] : []));

/** The meaning of a figure, if it states conditions. */
const conditions = (fact: Fact | undefined) =>
  fact && fact.meaning.length > 50 ? sentence(fact.meaning) : '';

/** One country's row, and the texts below it when it is open. */
function visaOf(country: CountryOfGuide) {
  const { id, name, inSentence, guidePath, facts, details, costs, unknown } = country;
  const own = (end: string) => added.get(`${id}-${end}`);
  const [asked, after] = [own('asked'), own('after')];
  const words = (...found: (Fact | undefined)[]) =>
    found.flatMap((fact) => (fact ? [sentence(figureToCount(fact).value)] : [])).join(' ');
  const notes = notesOf(costs.visa);
  // A page that is named without a date is one to look into, such as the embassy's calendar.
  const toCheck = [...(asked?.usually ? [asked] : []), ...notes];
  const fee = feeInRupees(country);
  const beside = besideFee(country);
  const npr = fee && sum([fee, ...(beside ? [beside.npr] : [])]);
  const rows: readonly (readonly [string, string])[] = [
    ['Know first', words(asked)],
    ['Family', words(details.family)],
    ['Work', conditions(facts.workHours)],
    ['Afterwards', [conditions(facts.afterStudy), words(after)].join(' ').trim()],
    ['Refused', words(own('reasons'), own('again'))],
    ['May change', notes.map(({ text, asOf }) => `${text} (${printedDate(asOf)}).`).join(' ')],
  ];
  return {
    id,
    name,
    guidePath,
    visa: facts.visa.value,
    inSentence,
    ...(npr && { npr: npr.high }),
    ...(beside && { withFee: beside.name }),
    fee: npr ? capital(rupeesText(npr, costs.visa)) : 'Ask first',
    own: npr ? costs.visa.map(countedText).join(' + ') + (beside?.words ?? '') : (feeToldBy[id] ?? ''),
    time: timeOf(country) ?? unknown.processing ?? 'Ask the embassy',
    rows: rows.filter(([, text]) => text),
    links: [
      {
        label: `Study in ${guidePath.endsWith('europe') ? 'Europe' : inSentence}`,
        href: guidePath,
      },
      ...toCheck.map(({ source: { body, url } }) => ({ label: `Official page: ${body}`, href: url })),
    ],
  };
}

/** The facts behind a country's row and texts. */
function factsOf({ id, facts, details, costs }: CountryOfGuide): Fact[] {
  return [
    ...costs.visa,
    costs.insuranceWithVisa ? costs.insurance : undefined,
    ...[details.processing, details.family, facts.workHours, facts.afterStudy],
    ...['asked', 'reasons', 'again', 'after'].map((end) => added.get(`${id}-${end}`)),
  ].filter((fact) => fact !== undefined);
}

/** The lowest fee first; countries without one stand at the end. */
const all = countries
  .map(visaOf)
  .toSorted(({ npr: one = Infinity }, { npr: other = Infinity }) => (one === other ? 0 : one - other));
const [least, most] = [all[0], all.findLast(({ npr }) => npr !== undefined)];
const hours = workHours.map(({ amount }) => amount);

/** One of the two plots of work. */
const plotOf = ({ name, figure, ...plot }: typeof texts.hours, bars: typeof workHours) => ({
  ...plot,
  columns: [name, figure] as const,
  bars: plotted(bars),
});

const visa = {
  view: 'visa',
  countries: all,
  texts,
  work: [plotOf(texts.hours, workHours), plotOf(texts.years, afterStudy)],
  ...filledPage(
    page as ReadingTexts,
    factOf,
    {
      least: least?.fee ?? '',
      'least-country': least?.inSentence ?? '',
      most: most?.fee ?? '',
      'most-country': most?.inSentence ?? '',
      'most-with': most?.withFee ? `, with the ${most.withFee} for a bachelor’s stay` : '',
      'oldest-rate': printedDay(oldestRate),
      'least-hours': Math.min(...hours),
      'most-hours': Math.max(...hours),
    },
    // A note on later changes stands among its country's texts.
    {
      facts: [...new Set(countries.flatMap(factsOf))].map(({ worldNote: _, counted, ...fact }) => ({
        ...fact,
        ...counted,
      })),
    },
  ),
} as const satisfies ReadingContent & Record<string, unknown>;

export type VisaOfCountry = (typeof visa.countries)[number];

export default visa;
