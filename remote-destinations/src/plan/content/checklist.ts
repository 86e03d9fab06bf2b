/** The papers for each country's visa and Nepal's own steps, with the checklist's sentences, which `checklist.json` holds. */
import { type Fact, figureToCount } from '@sayapatri/facts';
import { costOf } from '../cost/costPlan.ts';
import type { CountryOfGuide } from '../cost/country.ts';
import { capital, countedText, fill, inSentence, rupeesInWords } from '../format.ts';
import { sum } from '../money/amount.ts';
import texts from './checklist.json';
import { besideTheSum, titleOfTheSum, tuitionBeside } from './countryCell.ts';
import { type CheckItem, papersOf } from './countryPapers.ts';
import { factInRupees, feeToldBy, rupeesText } from './feeInRupees.ts';

const sentence = (words: string) => `${capital(words)}.`;

/** The money to show, with the papers that count for it: one thing to tick. */
const fundsItem = (country: CountryOfGuide): CheckItem => {
  const { facts, details, costs } = country;
  const shown = costOf(country, { level: 'bachelor' }).funds;
  const funds = costs.funds ? [costs.funds.big, costs.funds.small] : [facts.proofOfFunds];
  const { 'funds-papers': papers, 'funds-travel': travel, 'funds-held': held } = details;
  const tuition = shown && tuitionBeside(costs);
  const beside = tuition ? costs.also : besideTheSum(costs);
  const more = [
    held && sentence(`${held.meaning}: ${held.value}`),
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

const priceOf = (fees: readonly Fact[]) => {
  const npr = sum(fees.flatMap((fact) => factInRupees(fact) ?? []));
  return npr.high > 0 ? { sum: capital(rupeesText(npr, fees)) } : {};
};

/** The visa's fees that no paper is named for: one thing to tick. */
const feeItem = (id: string, fees: readonly Fact[]): CheckItem => ({
  id: 'visa-fee',
  from: 'embassy',
  title: 'Visa fee',
  text:
    feeToldBy[id] ?? fees.map((fact) => sentence(`${fact.meaning}: ${figureToCount(fact).value}`)).join(' '),
  ...(feeToldBy[id] === undefined && priceOf(fees)),
  ...(fees[0] && { fact: fees[0] }),
});

/** A country's papers, each once, with the fee that is paid for one beside it. */
export function itemsOf(country: CountryOfGuide): readonly CheckItem[] {
  const { facts, details, costs } = country;
  const papers = papersOf(country.name);
  const paidWith = (id: string | undefined) => costs.visa.filter((fact) => fact.id.endsWith(id ?? '-'));
  const named = papers.flatMap(({ fee }) => paidWith(fee));
  return [
    ...papersOf('Every country'),
    ...papers.map(({ fee, ...paper }) => ({ ...paper, ...(fee && priceOf(paidWith(fee))) })),
    fundsItem(country),
    feeItem(
      country.id,
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
const timeIn = ({ processing }: CountryOfGuide['details']) =>
  processing ? [sentence(`${processing.meaning}: ${inSentence(processing.value)}`)] : [];

/** Nepal's own steps, the same for every country. */
export const nepal = papersOf('Nepal');

/** The facts behind a list. */
export const factsOf = (items: readonly CheckItem[], { details }: CountryOfGuide): readonly Fact[] =>
  [...items.map(({ fact }) => fact), details.processing].filter((fact) => fact !== undefined);

export function answerOf(country: string, done: number, all: number): string {
  const { answer, allReady, ready } = texts;
  return fill(done === 0 ? answer : done === all ? allReady : ready, { country, done, all });
}

/** The papers that are ready, as the message of an enquiry. */
export const questionOf = (country: string, done: readonly string[], all: number): string =>
  fill(texts.question, {
    country,
    all,
    done: done.length,
    list: done.length > 0 ? fill(texts.list, { list: done.join(', ') }) : '',
  }).replace('  ', ' ');
