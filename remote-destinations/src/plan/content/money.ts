/** The family's money: what is shown for the visa, a loan, the transfer of the fee, and the cost of a refusal. */
import countries from 'virtual:countries';
import { factText } from '@sayapatri/facts';
import { moneyText } from '@sayapatri/facts/words';
import { costOf } from '../cost/costPlan.ts';
import { nameAlone } from '../cost/countryCosts.ts';
import { capital, dayText, lakhText } from '../format/format.ts';
import { countedText } from '../format/laterFigures.ts';
import { costOfLoan, type Loan } from '../money/loan.ts';
import { sumToShow } from '../money/sumToShow.ts';
import type { ReadingTexts } from '../schema/planSchemas.ts';
import cost from './cost.ts';
import { besideTheSum } from './countryCell.ts';
import { countryHead } from './countryHead.ts';
import nepal from './facts.json?facts';
import fact from './money/facts.json?facts';
import parts from './money.json';
import { oldestRate, rates } from './rates.ts';
import { filledParts, type ReadingContent } from './reading.ts';
import { closingWith, eyebrow } from './texts.ts';

/** A fact of this page, or of Nepal's own steps. */
const factOf = (id: string) => (['noc', 'service-fee', 'bank'].includes(id) ? nepal : fact)(id);

const npr = (amount: number) => moneyText('NPR', amount);
const inLakhOf = (amount: number) => lakhText({ low: amount, high: amount });
const example: Loan = { amount: 2_000_000, rate: 10, studyYears: 2, repayYears: 5 };
const loan = costOfLoan(example);
/** What is owed and paid when the studies end. */
const afterStudies = example.amount + loan.interestDuringStudies;

/** One row of the loan's plot, from where the former row ends. */
const loanPart = (label: string, from: number, to: number) => ({
  label,
  low: from / 100_000,
  high: to / 100_000,
  value: inLakhOf(to - from),
});

const shown = countries.map(({ facts, details, costs }) => ({
  head: countryHead(facts),
  sums: costs.funds ? [costs.funds.small, costs.funds.big] : [facts.proofOfFunds],
  held: details['funds-held'],
  papers: details['funds-papers'],
  beside: besideTheSum(costs),
}));

/** The cost planner's sums, with the first year's tuition where the rule asks for it. */
const toShow = cost.countries.map((country) => ({
  label: nameAlone(country),
  funds: costOf({ country: country.id, level: 'bachelor' }, country, rates).funds,
}));
const bars = toShow.map(({ label, funds }) => ({
  label,
  // The I-20 states the sum, or it is set case by case; the table has the words.
  ...(funds
    ? {
        low: funds.npr.low / 100_000,
        high: funds.npr.high / 100_000,
        value: lakhText(funds.npr, funds.open),
      }
    : { value: 'your school names the sum' }),
}));

const known = toShow.flatMap(({ label, funds }) => (funds ? [{ label, ...funds.npr }] : []));
const lowest = known.reduce((least, one) => (one.low < least.low ? one : least));
const highest = known.reduce((most, one) => (one.high > most.high ? one : most));

const money = {
  page: {
    hero: {
      eyebrow,
      title: 'Money for studying abroad',
      blurb: 'How much to show, what is really sent, how a loan adds up, and what a refusal costs.',
    },
    closing: {
      ...closingWith('cost', 'scholarships'),
      intro:
        'Bring your family: a counsellor goes through fees, money and papers with all of you. The first consultation is free.',
    },
  },
  answer: `For the visa a family shows from NPR ${inLakhOf(lowest.low)} for ${lowest.label} to ${inLakhOf(highest.high)} for a dear course in the ${highest.label}. Only Germany always wants it sent abroad first.`,
  toShow: {
    caption: 'To show, bachelor, in lakh of rupees',
    unit: 'lakh',
    columns: ['Country', 'To show'],
    bars,
  },
  loan: {
    caption: `${inLakhOf(loan.paidInAll)} rupees paid back for a loan of ${inLakhOf(example.amount)}`,
    unit: 'lakh',
    columns: ['Part', 'Amount'],
    bars: [
      loanPart('The loan', 0, example.amount),
      loanPart(`Interest in ${example.studyYears} years of study`, example.amount, afterStudies),
      loanPart(`Interest in ${example.repayYears} years of instalments`, afterStudies, loan.paidInAll),
    ],
  },
  parts: filledParts(
    parts as ReadingTexts,
    factOf,
    {
      'oldest-rate': dayText(oldestRate),
      loan: npr(example.amount),
      rate: example.rate,
      'study-years': example.studyYears,
      'repay-years': example.repayYears,
      'interest-a-month': npr(loan.interestAMonth),
      interest: npr(loan.interestDuringStudies),
      instalment: npr(loan.instalmentAMonth),
      'all-instalments': npr(loan.instalmentsInAll),
      'paid-in-all': npr(loan.paidInAll),
      'noc-price': capital(factText(nepal('noc'))),
      'service-fee-price': countedText(nepal('service-fee')),
      'fee-back-first': capital(fact('fee-back').value),
    },
    {
      rows: {
        'by-country': shown.map(({ head, sums, held, papers, beside }) => [
          `[${head.name}](${head.guidePath})`,
          {
            text: capital(sums.map(sumToShow).join('; ')),
            details: [
              ...(beside ? [`And ${beside}`] : []),
              ...(held ? [`In the account: ${held.value}`] : []),
              papers?.value ?? 'Your school names what counts',
            ],
          },
        ]),
      },
      facts: {
        'by-country': shown.flatMap(({ sums, held, papers }) =>
          [...sums, held, papers].filter((one) => one !== undefined),
        ),
      },
    },
  ),
  changing: 'amounts, rates and rules',
  ask: 'Ask about paying for it',
  question: 'I would like to ask about the money for studying abroad. Country, level and budget:',
} as const satisfies ReadingContent & Record<string, unknown>;

export type MoneyContent = typeof money;

export default money;
