/** The family's money: what a first year costs, what to show, how a loan adds up, how the fee is sent, and what a refusal costs. */

import countries from 'virtual:countries';
import type { StudyLevel } from '@sayapatri/contract';
import { factText } from '@sayapatri/facts';
import { moneyText } from '@sayapatri/facts/words';
import { costOf, type LineId, type Total } from '../cost/costPlan.ts';
import { type CountryCosts, nameAlone } from '../cost/countryCosts.ts';
import { dayText, lakhText } from '../format/format.ts';
import { countedFact } from '../format/laterFigures.ts';
import { costOfLoan, type Loan } from '../money/loan.ts';
import cost from './cost.ts';
import { besideTheSum, capital, cellOf } from './countryCell.ts';
import { countryHead } from './countryHead.ts';
import nepal from './facts.json?facts';
import fact from './money/facts.json?facts';
import { rates } from './rates.ts';
import type { ReadingContent } from './reading.ts';
import { closingWith, eyebrow } from './texts.ts';

/** A first year by the cost planner’s own function, which gives none where tuition or living costs are missing. */
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
/** The lines without a figure in every country are named once, above the table. */
const missingEverywhere = lineIds.filter((id) => known.every(({ missing }) => missing.includes(id)));
const named = (ids: readonly LineId[]) =>
  new Intl.ListFormat('en-GB').format(ids.map((id) => cost.result.lines[id].toLowerCase()));

type FirstYear = ReturnType<typeof firstYearOf>;
const inLakh = ({ open, npr }: Pick<Total, 'open' | 'npr'>) => `${open ? 'from ' : ''}${lakhText(npr)}`;
const lakh = (year: FirstYear) => (year ? inLakh(year) : 'no official fee found');
const barOf = (total: Pick<Total, 'open' | 'npr'>) => ({
  low: total.npr.low / 100_000,
  high: total.npr.high / 100_000,
  value: inLakh(total),
});
const alsoMissing = (...levels: FirstYear[]) =>
  lineIds.filter(
    (id) => !missingEverywhere.includes(id) && levels.some((year) => year?.missing.includes(id)),
  );

/** What a country's sums leave out beyond that, e.g. `visa fees`. */
const leftOut = (...levels: FirstYear[]) =>
  [...new Set(levels.flatMap((year) => year?.notIn ?? [])), named(alsoMissing(...levels))]
    .filter(Boolean)
    .join('; ');

const npr = (amount: number) => moneyText('NPR', amount);
const example: Loan = { amount: 2_000_000, rate: 10, studyYears: 2, repayYears: 5 };
const loan = costOfLoan(example);

const shown = countries.map(({ facts, details, costs }) => ({
  head: countryHead(facts),
  sums: costs.funds ? [costs.funds.small, costs.funds.big] : [facts.proofOfFunds],
  held: details['funds-held'],
  papers: details['funds-papers'],
  beside: besideTheSum(costs),
}));

/** By the cost planner's own function: with the first year's tuition where the rule asks for it. */
const toShow = cost.countries.flatMap((country) => {
  const { funds } = costOf({ country: country.id, level: 'bachelor', city: 'any' }, country, rates);
  return funds ? [{ label: nameAlone(country), ...barOf(funds) }] : [];
});

const money = {
  page: {
    hero: {
      eyebrow,
      title: 'Money for studying abroad',
      blurb:
        'What a first year costs, how much to show and by which papers, how a loan adds up, and what is lost if a visa is refused.',
    },
    closing: closingWith('cost', 'scholarships', 'visa'),
  },
  firstYears: {
    caption: 'First year of a bachelor’s degree, in lakh of rupees',
    unit: 'lakh',
    columns: ['Country', 'First year'],
    bars: years.flatMap(({ name, bachelor }) => (bachelor ? [{ label: name, ...barOf(bachelor) }] : [])),
  },
  toShow: {
    caption: 'Money to show for a bachelor’s degree, in lakh of rupees',
    unit: 'lakh',
    columns: ['Country', 'Money to show'],
    bars: toShow,
  },
  parts: [
    {
      id: 'first-year',
      title: 'What a first year costs',
      intro: `Tuition, living costs and fees with an official figure, from the [cost planner](/plan/cost). Not in any of the sums: ${named(missingEverywhere)}.`,
      table: {
        caption: 'First year by country and level, in rupees',
        columns: ['Country', 'Bachelor', 'Master', 'Also not in the sum'],
        rows: years.map(({ id, name, bachelor, master }) => [
          `[${name}](/plan/cost?country=${id})`,
          lakh(bachelor),
          lakh(master),
          capital(leftOut(bachelor, master)) || '–',
        ]),
        wide: true,
      },
      note: `Counted with exchange rates of ${dayText(rates.map(({ asOf }) => asOf).sort()[0] ?? '')} or later, from the lowest to the highest official figure.`,
      facts: known.flatMap(({ facts }) => facts).map(countedFact),
      links: [{ label: 'Count your own plan', href: '/plan/cost' }],
    },
    {
      id: 'money-to-show',
      title: 'Money to show for the visa',
      intro:
        'This money is not paid to anybody: the embassy wants to see it. The bars are for a bachelor’s degree, with the first year’s tuition where the rule asks for it; below them the sum, how long it must have been there, and the papers that count.',
      folded: 'Sum, time and papers by country',
      table: {
        caption: 'Money to show, by country',
        columns: ['Country', 'Sum', 'How long in the account', 'What counts, and whose it may be'],
        rows: shown.map(({ head, sums, held, papers, beside }) => [
          `[${head.name}](${head.guidePath})`,
          cellOf(sums, undefined, beside ? [`And ${beside}`] : []),
          cellOf([held], '–'),
          papers?.value.replace('GIC', '[GIC](/plan/words#gic)') ?? 'Ask us: no official list found',
        ]),
        wide: true,
      },
      note: 'A dash means that we found no official page with a time.',
      facts: shown
        .flatMap(({ sums, held, papers }) => [...sums, held, papers].filter((one) => one !== undefined))
        .map(countedFact),
    },
    {
      id: 'papers',
      title: 'The family’s papers',
      intro: 'What each paper shows, and who issues it in Nepal.',
      folded: 'Each paper and its issuer',
      practice:
        'The papers we ask families for. This is not an official list: the country’s own page, linked above, decides.',
      table: {
        caption: 'Papers of the family',
        columns: ['Paper', 'From', 'What it shows'],
        rows: [
          ['Relationship certificate', 'Ward office', 'That the sponsor belongs to your family'],
          [
            'Bank balance certificate',
            'Bank',
            'Holder, amount and its value abroad on one day; with the statement',
          ],
          ['Fixed deposit', 'Bank', 'Money that is there; ask whether it may stay locked'],
          ['Education loan letter', 'Bank', 'The amount granted, and for which course'],
          ['PAN and tax clearance', 'Tax office', 'Income on which tax was paid'],
          ['Income papers', 'Employer, tenant or ward office', 'Salary, rent, business, farm or pension'],
          [
            'Property valuation',
            'Licensed valuer',
            'What land and house are worth; it is not money in the bank',
          ],
        ],
        wide: true,
      },
      links: [{ label: 'Visa and NOC checklist', href: '/plan/checklist' }],
    },
    {
      id: 'loan',
      title: 'An education loan, with an example',
      intro: `Banks in Nepal usually ask for land, a building or a fixed deposit as security, for the parents’ income, the offer letter and the NOC. Each sets its own terms.`,
      points: [
        {
          title: 'How much',
          text: `Everest Bank lends ${fact('loan-share').value}; Nepal SBI Bank ${fact('loan-most').value}.`,
        },
        { title: 'How long', text: `Everest Bank: ${fact('loan-years').value}.` },
        { title: 'Papers', text: `NMB Bank asks for ${fact('loan-papers').value}.` },
      ],
      table: {
        caption: `Example: ${npr(example.amount)} at ${example.rate}% a year`,
        columns: ['Step', 'How it is worked out', 'Rupees'],
        rows: [
          [
            'Interest a month while you study',
            `${npr(example.amount)} × ${example.rate}% ÷ 12`,
            npr(loan.interestAMonth),
          ],
          [
            `Interest in ${example.studyYears} years of study`,
            `${npr(example.amount)} × ${example.rate}% × ${example.studyYears}`,
            npr(loan.interestDuringStudies),
          ],
          [
            'Instalment a month after that',
            `Equal instalments for ${example.repayYears} years`,
            npr(loan.instalmentAMonth),
          ],
          [
            'All instalments',
            `${example.repayYears * 12} × ${npr(loan.instalmentAMonth)}`,
            npr(loan.instalmentsInAll),
          ],
          [
            'Paid in all',
            `${npr(loan.interestDuringStudies)} + ${npr(loan.instalmentsInAll)}`,
            npr(loan.paidInAll),
          ],
        ],
        wide: true,
      },
      note: `${example.rate}% is only an example, not a bank’s offer. Ask your bank for today’s rate, whether it may change, and its other charges. The banks’ pages carry no date; we read them in November 2026.`,
      facts: ['loan-share', 'loan-most', 'loan-years', 'loan-papers'].map(fact),
    },
    {
      id: 'sending-the-fee',
      title: 'NOC and sending the fee',
      intro: 'In this order: a bank in Nepal sends nothing abroad before it has seen the NOC.',
      folded: 'The five steps',
      table: {
        caption: 'Steps from the offer to the visa',
        columns: ['Step', 'Price and days', 'What you need'],
        rows: [
          ['1. Offer', 'The school’s own', 'Offer or acceptance letter, or I-20, that names the fees'],
          [
            '2. [NOC](/plan/words#noc)',
            capital(factText(nepal('noc'))),
            'Online; citizenship, certificates, the offer; your guardian’s citizenship and any former NOC',
          ],
          [
            '3. Bank',
            cellOf([nepal('service-fee')]),
            'NOC and the school’s letter; the bank sends what they state',
          ],
          [
            '4. CoE or CAS',
            'From the school, once it is paid',
            '[CoE](/plan/words#coe-australia), [CAS](/plan/words#cas) or the school’s receipt',
          ],
          ['5. Visa', 'See [Visa and work](/plan/visa)', 'All papers above, and the money to show'],
        ],
        wide: true,
      },
      note: `Where the school’s papers state no living costs, an amount set by Nepal Rastra Bank applies; press reports name ${fact('living-sum').value} for a number of countries (December 2023). It is no limit on tuition.`,
      facts: [nepal('noc'), nepal('service-fee'), nepal('bank'), fact('living-sum')],
    },
    {
      id: 'if-refused',
      title: 'What is lost if the visa is refused',
      intro: 'Ask for each refund rule in writing before you pay, and book the flight last.',
      folded: 'What comes back, by payment',
      practice: 'Where no official rule stands below, we advise you to plan as if the money were lost.',
      table: {
        caption: 'What comes back after a refusal',
        columns: ['Paid', 'After a refusal'],
        rows: [
          ['English test', `Not lost: a result usually counts for ${fact('test-valid').value}`],
          ['Application fee of the school', 'Plan as if it were lost'],
          ['NOC', 'Plan as if it were lost: another course needs another one'],
          [
            'Tuition or deposit',
            'By the school’s refund rule: it is in the offer letter, often with a sum kept back',
          ],
          ['Education service fee', `${capital(fact('fee-back').value)}, if you cannot go`],
          ['Visa fee', `Plan as if it were lost. USA: ${fact('us-again').value}`],
          ['UK health surcharge', `It ${fact('surcharge-back').value}`],
          ['Insurance', 'By the insurer’s rule: ask before you pay'],
          ['Money to show', 'Not lost: it stays yours. Ask about charges of a blocked account or a GIC'],
        ],
      },
      facts: ['test-valid', 'fee-back', 'us-again', 'surcharge-back'].map(fact),
    },
  ],
  changing: 'amounts, rates and rules',
  ask: 'Ask about our money',
  question: 'I would like to ask about the money for studying abroad. Country, level and budget:',
} as const satisfies ReadingContent & Record<string, unknown>;

export type MoneyContent = typeof money;

export default money;
