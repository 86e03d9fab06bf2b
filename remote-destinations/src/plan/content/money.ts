/** The family's money: what is shown for the visa, a loan, the transfer of the fee, and the cost of a refusal. */
import { factText, printedDay } from '@sayapatri/facts';
import { listText } from '@sayapatri/facts/english';
import { costOf } from '../cost/costPlan.ts';
import type { CountryOfGuide } from '../cost/country.ts';
import { barInLakh, capital, countedText, lakhText } from '../format.ts';
import type { ReadingTexts } from '../schema/readingSchemas.ts';
import { besideTheSum } from './countryCell.ts';
import nepal from './facts.json?facts';
import fact from './money/facts.json?facts';
import texts from './money.json';
import { oldestRate } from './rates.ts';
import { filledPage, type ReadingContent } from './reading.ts';

/** A fact of this page, or of Nepal's own steps. */
const factOf = (id: string) => (['noc', 'service-fee', 'bank'].includes(id) ? nepal : fact)(id);

/** In one piece, because it stands in a headline. */
const inLakhOf = (amount: number) => lakhText({ low: amount, high: amount }).replace(' ', '\u00a0');

/** The page by the countries' figures. */
export function moneyIn(countries: readonly CountryOfGuide[]) {
  /** The cost planner's sums, with the first year's tuition where the rule asks for it. */
  const toShow = countries.map((country) => ({
    label: country.name,
    name: country.inSentence,
    funds: costOf(country, { level: 'bachelor' }).funds,
  }));
  const known = toShow.flatMap(({ funds, ...one }) => (funds ? [{ ...one, ...funds }] : []));
  const lowest = known.reduce((least, one) => (one.npr.low < least.npr.low ? one : least));
  const highest = known.reduce((most, one) => (one.npr.high > most.npr.high ? one : most));
  const shown = countries.map(({ name, guidePath, facts, details, costs }) => ({
    link: `[${name}](${guidePath})`,
    sums: costs.funds ? [costs.funds.small, costs.funds.big] : [facts.proofOfFunds],
    held: details['funds-held'],
    papers: details['funds-papers'],
    beside: besideTheSum(costs),
  }));
  return {
    view: 'money',
    toShow: {
      caption: 'To show, bachelor, in lakh of rupees',
      unit: 'lakh',
      columns: ['Country', 'To show'],
      bars: known.map((one) => barInLakh(one.label, one)),
    },
    ...filledPage(
      texts as ReadingTexts,
      factOf,
      {
        'oldest-rate': printedDay(oldestRate),
        'no-sum': listText(toShow.filter(({ funds }) => funds === undefined).map(({ name }) => name)),
        least: inLakhOf(lowest.npr.low),
        'least-country': lowest.label,
        most: inLakhOf(highest.npr.high),
        'most-country': highest.label,
        'noc-price': capital(factText(nepal('noc'))),
        'service-fee-price': countedText(nepal('service-fee')),
        'fee-back-first': capital(fact('fee-back').value),
      },
      {
        rows: {
          'by-country': shown.map(({ link, sums, held, papers, beside }) => [
            link,
            [
              capital(sums.map(countedText).join('; ')),
              ...(beside ? [`And ${beside}`] : []),
              ...(held ? [`In the account: ${held.value}`] : []),
              papers ? capital(papers.value) : 'Your school names what counts',
            ]
              .map((sentence) => `${sentence}.`)
              .join(' '),
          ]),
        },
        facts: shown
          .flatMap(({ sums, held, papers }) => [...sums, held, papers])
          .filter((fact) => fact !== undefined),
      },
    ),
  } as const satisfies ReadingContent & Record<string, unknown>;
}
