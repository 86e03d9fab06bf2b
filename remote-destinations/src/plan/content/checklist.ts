/** The checklist: its sentences, which `checklist.json` holds, with the papers for each country's visa and Nepal's own steps. */
import { figureToCount } from '@sayapatri/facts';
import { costOf } from '../cost/costPlan.ts';
import { costsOf } from '../cost/costsOf.ts';
import type { PlannedCountry, PlannedFact } from '../cost/countryCosts.ts';
import { fill } from '../format/fill.ts';
import { capital, inSentence, rupeesInWords } from '../format/format.ts';
import { countedText } from '../format/laterFigures.ts';
import { sum } from '../money/amount.ts';
import texts from './checklist.json';
import { countriesOn } from './countries.ts';
import { besideTheSum, titleOfTheSum, tuitionBeside } from './countryCell.ts';
import { countryHead } from './countryHead.ts';
import { type CheckItem, papersOf } from './countryPapers.ts';
import { factInRupees, feeToldBy, rupeesText } from './feeInRupees.ts';
import { rates } from './rates.ts';

const sentence = (words: string) => `${capital(words)}.`;

/** The money to show, with the papers that count for it: one thing to tick. */
const fundsItem = (country: PlannedCountry): CheckItem => {
  const { facts, details, costs } = country;
  const planned = costsOf(country);
  const shown = costOf({ country: planned.id, level: 'bachelor' }, planned, rates).funds;
  const funds = costs.funds ? [costs.funds.big, costs.funds.small] : [facts.proofOfFunds];
  const { 'funds-papers': papers, 'funds-travel': travel, 'funds-held': held } = details;
  const tuition = shown && tuitionBeside(costs);
  const beside = tuition ? costs.also : besideTheSum(costs);
  const more = [
    held && `${held.meaning}: ${held.value}.`,
    papers && `What counts: ${inSentence(papers.value)}.`,
  ].filter(Boolean);
  return {
    id: 'funds',
    from: 'bank',
    title: titleOfTheSum(costs),
    text: [
      ...funds.map((fact) => sentence(countedText(fact))),
      ...(tuition ? [`That is to live on; the sum in rupees includes ${tuition}.`] : []),
      ...(beside ? [`Add ${[beside, travel?.value].filter(Boolean).join(': ')}.`] : []),
    ].join(' '),
    ...(more.length > 0 && { more: more.join(' ') }),
    ...(shown && {
      sum: `${capital(rupeesInWords(shown.npr, shown.open))}${tuition ? ' for the first year of a bachelor’s degree' : ''}`,
    }),
    ...(funds[0] && { fact: funds[0] }),
  };
};

const priceOf = (fees: readonly PlannedFact[]) => {
  const npr = sum(fees.flatMap((fact) => factInRupees(fact) ?? []));
  return npr.high > 0 ? { sum: capital(rupeesText(npr, fees)) } : {};
};

/** The visa's fees that no paper is named for: one thing to tick. */
const feeItem = (id: string, fees: readonly PlannedFact[]): CheckItem => ({
  id: 'visa-fee',
  from: 'embassy',
  title: 'Visa fee',
  text:
    feeToldBy[id] ?? fees.map((fact) => sentence(`${fact.meaning}: ${figureToCount(fact).value}`)).join(' '),
  ...(feeToldBy[id] === undefined && priceOf(fees)),
  ...(fees[0] && { fact: fees[0] }),
});

/** A country's papers, each once, with the fee that is paid for one beside it. */
function itemsOf(country: PlannedCountry): readonly CheckItem[] {
  const { facts, details, costs } = country;
  const papers = papersOf(facts.country);
  const paidWith = (id: string | undefined) => costs.visa.filter((fact) => fact.id.endsWith(id ?? '-'));
  const named = papers.flatMap(({ fee }) => paidWith(fee));
  return [
    ...papersOf('Every country'),
    ...papers.map(({ fee, ...paper }) => ({ ...paper, ...(fee && priceOf(paidWith(fee))) })),
    fundsItem(country),
    feeItem(
      countryHead(facts).id,
      costs.visa.filter((fact) => !named.includes(fact)),
    ),
    {
      id: 'visa',
      from: 'embassy',
      title: facts.visa.value,
      text: ['The application itself, with all of the papers.', ...timeIn(details)].join(' '),
      fact: facts.visa,
    },
  ];
}

/** The time for the decision is no paper to have ready, so it stands with the application. */
const timeIn = ({ processing }: PlannedCountry['details']) =>
  processing ? [sentence(`${processing.meaning}: ${inSentence(processing.value)}`)] : [];

const sourcesOf = (items: readonly CheckItem[], ...more: readonly (PlannedFact | undefined)[]) =>
  [...items.map(({ fact }) => fact), ...more].filter((fact) => fact !== undefined);

/** The countries' papers by the figures of the reader's day, or of the build's without one. */
const countriesWithPapers = (day?: string) =>
  countriesOn(day).map((country) => {
    const items = itemsOf(country);
    return {
      ...countryHead(country.facts),
      name: country.costs.inSentence,
      items,
      sources: sourcesOf(items, country.details.processing),
    };
  });

const nepal = papersOf('Nepal');

const checklist = {
  texts,
  countries: countriesWithPapers(),
  countriesOn: countriesWithPapers,
  nepal: { items: nepal, sources: sourcesOf(nepal) },
  answer: (country: string, done: number, all: number) => {
    const { answer, allReady, ready } = texts;
    return fill(done === 0 ? answer : done === all ? allReady : ready, { country, done, all });
  },
  question: (country: string, done: readonly string[], all: number) =>
    fill(texts.question, {
      country,
      all,
      done: done.length,
      list: done.length > 0 ? fill(texts.list, { list: done.join(', ') }) : '',
    }).replace('  ', ' '),
} as const;

export type ChecklistContent = typeof checklist;

export default checklist;
