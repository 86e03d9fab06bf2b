/** The papers for each country's visa, and Nepal's own steps. The build calculates them. */

import { type Fact, figureToCount } from '@sayapatri/facts';
import countries from '../../../guides/content/countries.ts';
import type { CheckItem } from '../../checklist/checkItem.ts';
import { costOf } from '../../cost/costPlan.ts';
import { costsOf } from '../../cost/costsOf.ts';
import type { CountryOfGuide } from '../../cost/countryCosts.ts';
import { capital, inSentence, rupeesInWords } from '../../format/format.ts';
import { sourcesOf } from '../../format/printedFacts.ts';
import { sum } from '../../money/amount.ts';
import { sumToShow } from '../../money/sumToShow.ts';
import { besideTheSum, titleOfTheSum, tuitionBeside } from '../countryCell.ts';
import { countryHead } from '../countryHead.ts';
import { type PaperItem, papersOf } from '../countryPapers.ts';
import { factInRupees, feeToldBy, rupeesText } from '../feeInRupees.ts';
import { rates } from '../rates.ts';

const sentence = (words: string) => `${capital(words)}.`;

/** The money to show, with the papers that count for it: one thing to tick. */
const fundsItem = (country: CountryOfGuide): PaperItem => {
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
      ...funds.map((fact) => sentence(sumToShow(fact))),
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
const feeItem = (id: string, fees: readonly Fact[]): PaperItem => ({
  id: 'visa-fee',
  from: 'embassy',
  title: 'Visa fee',
  text:
    feeToldBy[id] ?? fees.map((fact) => sentence(`${fact.meaning}: ${figureToCount(fact).value}`)).join(' '),
  ...(feeToldBy[id] === undefined && priceOf(fees)),
  ...(fees[0] && { fact: fees[0] }),
});

/** A country's papers, each once, with the fee that is paid for one beside it. */
function itemsOf(country: CountryOfGuide): readonly PaperItem[] {
  const { facts, details, costs } = country;
  const papers = papersOf(facts.country);
  const paidWith = (id: string | undefined) => costs.visa.filter((fact) => fact.id.endsWith(id ?? '-'));
  const named = papers.flatMap(({ fee }) => paidWith(fee));
  return [
    {
      id: 'passport',
      from: 'nepal',
      title: 'Passport',
      text: 'The one you apply with: its number goes on every form.',
    },
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
const timeIn = ({ processing }: CountryOfGuide['details']) =>
  processing ? [sentence(`${processing.meaning}: ${inSentence(processing.value)}`)] : [];

/** What Nepal's offices state: a price or a time has a line of its own, a rule is the text's last sentence. */
function withStated(item: PaperItem): PaperItem {
  const { fact } = item;
  if (fact === undefined || item.sum) return item;
  if (/\d/.test(fact.value)) return { ...item, sum: fact.value };
  const last = item.more ? 'more' : 'text';
  return { ...item, [last]: `${item[last]} ${sentence(fact.value)}` };
}

/** The papers as they are printed, and their sources. */
const printed = (papers: readonly PaperItem[], more: readonly (Fact | undefined)[] = []) => ({
  items: papers.map(({ fact: _, fee: __, ...item }): CheckItem => item),
  sources: sourcesOf([...papers.map(({ fact }) => fact), ...more]),
});

export default {
  countries: countries.map((country) => ({
    ...countryHead(country.facts),
    name: country.costs.inSentence,
    ...printed(itemsOf(country), [country.details.processing]),
  })),
  nepal: printed(papersOf('Nepal').map(withStated)),
};
