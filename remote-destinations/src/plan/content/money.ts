/** The family's money: a first year, the money to show, a loan, the transfer of the fee, and the cost of a refusal. */
import countries from 'virtual:countries';
import type { StudyLevel } from '@sayapatri/contract';
import { factText } from '@sayapatri/facts';
import { moneyText } from '@sayapatri/facts/words';
import { costOf, type LineId, type Total } from '../cost/costPlan.ts';
import { type CountryCosts, nameAlone } from '../cost/countryCosts.ts';
import { capital, dayText, inSentence, lakhNumbers, lakhText } from '../format/format.ts';
import { comingTexts, countedFact, countedText, joinedByDay } from '../format/laterFigures.ts';
import { costOfLoan, type Loan } from '../money/loan.ts';
import type { ReadingTexts } from '../schema/planSchemas.ts';
import cost from './cost.ts';
import { cellOf, detailsOfTheSum } from './countryCell.ts';
import { countryHead } from './countryHead.ts';
import nepal from './facts.json?facts';
import fact from './money/facts.json?facts';
import parts from './money.json';
import { oldestRate, rates } from './rates.ts';
import { filledParts, type ReadingContent } from './reading.ts';
import { closingWith, eyebrow } from './texts.ts';

/** A first year by the cost planner’s function; undefined without tuition or living costs. */
function firstYearOf(country: CountryCosts, level: StudyLevel) {
  const plan = { country: country.id, level, city: 'any' } as const;
  const { lines, firstYear, missing, notInLiving, preparatoryYear } = costOf(plan, country, rates);
  const notIn = [preparatoryYear && cost.result.studienkolleg, notInLiving].filter(
    (text) => text !== undefined && text !== false,
  );
  return firstYear && { ...firstYear, missing, notIn, facts: lines.flatMap(({ facts }) => facts) };
}

const years = cost.countries.map((country) => ({
  id: country.id,
  name: nameAlone(country),
  bachelor: firstYearOf(country, 'bachelor'),
  master: firstYearOf(country, 'master'),
}));
const known = years.flatMap(({ bachelor, master }) =>
  [bachelor, master].filter((year) => year !== undefined),
);
const lineIds = Object.keys(cost.result.lines) as LineId[];
/** The lines that have a figure in no country; the text above the table names them once. */
const missingEverywhere = lineIds.filter((id) => known.every(({ missing }) => missing.includes(id)));
const named = (ids: readonly LineId[]) =>
  new Intl.ListFormat('en-GB').format(ids.map((id) => cost.result.lines[id].toLowerCase()));

type FirstYear = ReturnType<typeof firstYearOf>;
const inLakh = ({ open, npr }: Pick<Total, 'open' | 'npr'>) => `${open ? 'from ' : ''}${lakhText(npr)}`;
const lakh = (year: FirstYear) => (year ? inLakh(year).replace(' lakh', '') : 'no official fee found');
/** A country without a sum has the reason as its `value`. */
type Bar = { label: string; value: string; low?: number; high?: number };
const barOf = (total: Pick<Total, 'open' | 'npr'>) => ({
  low: total.npr.low / 100_000,
  high: total.npr.high / 100_000,
  value: inLakh(total),
});
const alsoMissing = (...levels: FirstYear[]) =>
  lineIds.filter(
    (id) => !missingEverywhere.includes(id) && levels.some((year) => year?.missing.includes(id)),
  );

/** The other costs that a country's sums leave out, e.g. `visa fees`. */
const leftOut = (...levels: FirstYear[]) =>
  [...new Set(levels.flatMap((year) => year?.notIn ?? [])), named(alsoMissing(...levels))]
    .filter(Boolean)
    .join('; ');

/** A fact of this page, or of Nepal's own steps. */
const factOf = (id: string) => (['noc', 'service-fee', 'bank'].includes(id) ? nepal : fact)(id);

const npr = (amount: number) => moneyText('NPR', amount);
const inLakhOf = (amount: number) => lakhText({ low: amount, high: amount });
const example: Loan = { amount: 2_000_000, rate: 10, studyYears: 2, repayYears: 5 };
const loan = costOfLoan(example);
const loanPart = (label: string, amount: number) => ({
  label,
  amounts: [amount / 100_000],
  values: [inLakhOf(amount)],
});

const shown = countries.map(({ facts, details, costs }) => ({
  head: countryHead(facts),
  sums: costs.funds ? [costs.funds.small, costs.funds.big] : [facts.proofOfFunds],
  held: details['funds-held'],
  papers: details['funds-papers'],
  beside: detailsOfTheSum(costs),
}));

/** The sums that replace today's on a later day: `UK: today £10,539 and £13,761; from 30 November 2026: £10,827; £14,130`. */
const comingSums = shown.flatMap(({ head, sums }) =>
  joinedByDay(sums.flatMap(comingTexts)).map(
    (text) => `${head.name}: today ${sums.map(countedText).join(' and ')}; ${inSentence(text)}`,
  ),
);

/** The cost planner's sums, with the first year's tuition where the rule asks for it. */
const toShow = cost.countries.map((country): Bar => {
  const { funds } = costOf({ country: country.id, level: 'bachelor', city: 'any' }, country, rates);
  return {
    label: nameAlone(country),
    // The I-20 states the sum, or it is set case by case; the table has the words.
    ...(funds ? barOf(funds) : { value: 'your school names the sum' }),
  };
});

const firstYears = years.map(
  ({ name, bachelor }): Bar => ({
    label: name,
    ...(bachelor ? barOf(bachelor) : { value: lakh(bachelor) }),
  }),
);

/** The range over all countries, in lakh. */
const spanOf = (bars: readonly Bar[]) =>
  lakhNumbers({
    low: 100_000 * Math.min(...bars.map(({ low = Number.POSITIVE_INFINITY }) => low)),
    high: 100_000 * Math.max(...bars.map(({ high = 0 }) => high)),
  });

const money = {
  page: {
    hero: {
      eyebrow,
      title: 'Money for studying abroad',
      blurb:
        'What a first year costs, how much to show, how a loan adds up, and what is lost if a visa is refused.',
    },
    closing: {
      ...closingWith('cost', 'scholarships'),
      intro:
        'Bring your family: a counsellor goes through the fees, the money to show and the bank’s papers with all of you. The first consultation is free.',
    },
  },
  firstYears: {
    caption: 'First year, bachelor, in lakh of rupees',
    unit: 'lakh',
    columns: ['Country', 'First year'],
    bars: firstYears,
  },
  toShow: {
    caption: 'To show, bachelor, in lakh of rupees',
    unit: 'lakh',
    columns: ['Country', 'To show'],
    bars: toShow.map((bar) => ({ ...bar, strong: true })),
  },
  lead: [
    { value: spanOf(firstYears), label: 'lakh of rupees: a first year, by country' },
    { value: spanOf(toShow), label: 'lakh to show for a bachelor student’s visa' },
    {
      value: countedText(nepal('service-fee')),
      label: 'of what the bank sends: Nepal’s education service fee',
    },
  ],
  loan: {
    caption: `${inLakhOf(loan.paidInAll)} rupees paid back for a loan of ${inLakhOf(example.amount)}`,
    unit: 'lakh',
    column: 'Part',
    bars: ['In all'],
    parts: [
      loanPart('The loan', example.amount),
      loanPart(`Interest in ${example.studyYears} years of study`, loan.interestDuringStudies),
      loanPart(
        `Interest in ${example.repayYears} years of instalments`,
        loan.instalmentsInAll - example.amount,
      ),
    ],
  },
  parts: filledParts(
    parts as ReadingTexts,
    factOf,
    {
      'left-out': named(missingEverywhere),
      coming: comingSums.map((text) => ` ${text}.`).join(''),
      'oldest-rate': dayText(oldestRate),
      loan: npr(example.amount),
      rate: example.rate,
      'study-years': example.studyYears,
      'repay-years': example.repayYears,
      instalments: example.repayYears * 12,
      'interest-a-month': npr(loan.interestAMonth),
      interest: npr(loan.interestDuringStudies),
      instalment: npr(loan.instalmentAMonth),
      'all-instalments': npr(loan.instalmentsInAll),
      'paid-in-all': npr(loan.paidInAll),
      'noc-price': capital(factText(nepal('noc'))),
      'service-fee-price': capital(countedText(nepal('service-fee'))),
      'service-fee-meaning': nepal('service-fee').meaning,
      'fee-back-first': capital(fact('fee-back').value),
    },
    {
      rows: {
        'first-year': years.map(({ id, name, bachelor, master }) => [
          `[${name}](/plan/cost?country=${id})`,
          lakh(bachelor),
          lakh(master),
          capital(leftOut(bachelor, master)) || '–',
        ]),
        'money-to-show': shown.map(({ head, sums, held, papers, beside }, index) => [
          `[${head.name}](${head.guidePath})`,
          cellOf(sums, undefined, [
            ...beside,
            ...(toShow[index]?.low ? [`For a bachelor’s degree NPR ${toShow[index].value}`] : []),
            ...(held ? [`${held.meaning}: ${held.value}`] : []),
          ]),
          papers?.value.replace('GIC', '[GIC](/plan/words#gic)') ?? 'Ask us: no official list found',
        ]),
      },
      facts: {
        'first-year': known.flatMap(({ facts }) => facts).map(countedFact),
        'money-to-show': shown
          .flatMap(({ sums, held, papers }) => [...sums, held, papers].filter((one) => one !== undefined))
          .map(countedFact),
      },
    },
  ),
  changing: 'amounts, rates and rules',
  ask: 'Ask about paying for it',
  question: 'I would like to ask about the money for studying abroad. Country, level and budget:',
} as const satisfies ReadingContent & Record<string, unknown>;

export type MoneyContent = typeof money;

export default money;
