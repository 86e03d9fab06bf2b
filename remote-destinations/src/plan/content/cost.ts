/** Every sentence and figure of the cost planner. */
import guideCountries from 'virtual:countries';
import type { Fact } from '@sayapatri/facts';
import { beyondRow } from '../compare/cellDetails.ts';
import { type CostResult, costOf, isMain, type LineId, type Total } from '../cost/costPlan.ts';
import { costsOf } from '../cost/costsOf.ts';
import { defaults, faultsOf, maxYears, offeredLevels, readPlan } from '../cost/readPlan.ts';
import { dayText, inSentence, lakhText, moneyText, rateText } from '../format/format.ts';
import { countedFact, countedText, laterTexts } from '../format/laterFigures.ts';
import { linkTerms } from '../format/wordLinks.ts';
import type { Money } from '../money/amount.ts';
import { type Rate, roundedMoney } from '../rates/rate.ts';
import factOf from './facts.json?facts';
import { levelNames } from './levels.ts';
import { rateSources, rates } from './rates.ts';
import { ask, closingWith, eyebrow, type ToolTexts } from './texts.ts';

const countries = guideCountries.map(costsOf);

const serviceFee = factOf('service-fee');

const lines: Record<LineId, string> = {
  tuition: 'Tuition',
  living: 'Living costs',
  insurance: 'Health insurance',
  yearly: 'Yearly student fees',
  visa: 'Visa fees',
  once: 'Admission fee',
  noc: 'No Objection Certificate (NOC)',
  tests: 'Tests, medical and papers',
  flight: 'Flights',
  deposit: 'Deposit for a room',
  fee: 'Education service fee',
};

/** An amount without a known upper end is stated by its lower end alone. */
const ranged = (open: boolean, { low, high }: Money, text: (money: Money) => string) =>
  open ? `from ${text({ low, high: low })}` : text({ low, high });

/** `NPR 41,61,000–84,17,000`, to the nearest thousand, or `from NPR 31,57,000`. */
const rupees = ({ npr, open }: Pick<Total, 'npr' | 'open'>) =>
  ranged(open, roundedMoney(npr), (money) => moneyText('NPR', money));

/** `NPR 41.6–84.2 lakh`, or `from NPR 31.6 lakh`. */
const inLakh = ({ npr, open }: Pick<Total, 'npr' | 'open'>) =>
  ranged(open, npr, (money) => `NPR ${lakhText(money)}`);

/** `2 years`, or `15 months` where the course ends within a year. */
const yearsText = (years: number) =>
  Number.isInteger(years) ? `${years} ${years === 1 ? 'year' : 'years'}` : `${Math.round(years * 12)} months`;

const studienkolleg = 'the year of Studienkolleg that usually comes before a bachelor’s degree';
const only = { tuition: 'Tuition only', living: 'Living costs only' };
const lacking = {
  tuition: 'Living costs are not included: enter yours under “Your own figures”.',
  living: 'Tuition is not included: enter yours under “Your own figures”.',
};

/** A plan's amount and its missing parts, in the words of both the page and an enquiry. */
function answerOf(result: CostResult) {
  const { firstYear, only: known, missing, notInLiving, preparatoryYear } = result;
  if (firstYear !== undefined) {
    const without = [
      ...(preparatoryYear ? [studienkolleg] : []),
      ...(notInLiving ? [notInLiving] : []),
      ...missing.map((id) => inSentence(lines[id])),
      ...result.lines.flatMap((line) =>
        line.open && !isMain(line) ? `${inSentence(lines[line.id])} above the lowest` : [],
      ),
    ];
    return {
      amount: rupees(firstYear),
      rest:
        without.length > 0 ? `Not in these totals: ${without.join('; ')}.` : 'Every line is in these totals.',
    };
  }
  if (known === undefined) return { amount: 'No figures yet', rest: 'Enter tuition and living costs.' };
  return { amount: `${only[known.id]}: ${rupees(known)} a year`, rest: lacking[known.id] };
}

const page: ToolTexts = {
  hero: {
    eyebrow,
    title: 'Cost planner in rupees',
    blurb: 'What a year and the whole course cost in eleven countries, line by line.',
  },
  closing: {
    ...closingWith('compare', 'check'),
    intro:
      'Bring this sum: a counsellor goes through it line by line with you and says what it leaves out. The first consultation is free.',
  },
};

const cost = {
  page,
  countries,
  read: (query: URLSearchParams) => readPlan(query, countries),
  faultsOf,
  offeredLevels,
  /** The functions are imported here, not in the page, so that they load with the content beside the page's code. */
  costOf,
  rates,
  serviceFee,
  levels: levelNames,
  form: {
    defaults,
    label: 'Your plan',
    title: 'Your plan',
    country: 'Country',
    level: 'Level',
    city: 'City',
    cities: { any: 'Any', big: 'Big city', small: 'Smaller city' },
    years: 'Years',
    usual: (years: number | undefined) =>
      years === undefined
        ? 'No usual time is known: type your course’s years for the whole course.'
        : `If you leave it empty we count ${yearsText(years)}, the longest usual time.`,
    notOffered: (levels: readonly string[]) =>
      `Not listed, because no official fee is known: ${levels.map(inSentence).join(', ')}. Type your course’s tuition under “Your own figures”, and they can be chosen.`,
    own: 'Your own figures',
    ownIntro: 'They replace ours; all are optional. Nothing you type leaves your browser.',
    tuition: (code: string) => `Tuition a year, ${code}`,
    living: (code: string) => `Living costs a month, ${code}`,
    insurance: 'Health insurance a year, NPR',
    tests: 'English test, medical and papers in all, NPR',
    flight: 'Flights in all, NPR',
    wage: (code: string) => `Wage an hour, ${code}`,
    rate: (code: string) => `Your bank’s rate, NPR for 1 ${code}`,
    faults: {
      years: `Write the years as a number from 1 to ${maxYears}.`,
      amount: 'Not counted: write a number, such as 25,000.',
      rupees: 'Not counted: write rupees, such as 1,50,000 or 1.5 lakh.',
    },
  },
  result: {
    title: (country: string, level: string) => `First year in ${country}: ${level}`,
    whole: (years: number) => `The whole course, ${yearsText(years)}`,
    answerOf,
    rupees,
    money: moneyText,
    inLakh,
    /** A total in rupees, and in the country's money. */
    besides: (code: string, total: Total) => [
      rupees(total),
      ranged(total.open, total.own, (money) => moneyText(code, money)),
    ],
    lakh: lakhText,
    ownRate: (code: string, npr: number) => `1 ${code} = NPR ${rateText(npr)}, the rate you typed.`,
    rate: ({ code, npr, asOf }: Rate) => `1 ${code} = NPR ${rateText(npr)}, rate of ${dayText(asOf)}`,
    origin: {
      nrb: 'the selling rate of Nepal Rastra Bank',
      market: 'the mid-market rate; your bank sells at a slightly higher one',
    },
    old: (days: number) => `This rate is ${days} days old. Before you decide, look up`,
    today: { label: 'today’s rate at Nepal Rastra Bank', href: rateSources.nrb.url },
    rounded: 'Rupees are rounded to the nearest 1,000.',
    bar: 'What the first year is made of',
    parts: [lines.tuition, lines.living, 'All else'],
    caption: 'Costs line by line, in NPR',
    feeOf: `${serviceFee.value} of tuition and living costs, fiscal year 2083/84`,
    columns: ['Cost', 'In NPR'],
    inOwn: (code: string) => `In ${code}`,
    lines,
    /** What the tuition counts, besides a year of the level. */
    beyondRow,
    /** The figure as its source states it, e.g. for a month. */
    stated: (fact: Fact) => {
      if (fact.per === 'year') return fact.meaning;
      const text = countedText(fact);
      // The meaning would only repeat `a month`.
      return fact.meaning === 'Living costs a month' && text.endsWith(' a month')
        ? text
        : `${text} (${inSentence(fact.meaning)})`;
    },
    details: (facts: readonly Fact[]) => facts.flatMap(laterTexts),
    counted: countedFact,
    studienkolleg,
    yearly: 'every year',
    onceOnly: 'once',
    none: 'no tuition',
    missing: {
      tuition: 'Not counted: there is no official range. Type your course’s fee.',
      living: 'Not counted: there is no official sum. Type a month’s costs.',
      insurance: 'Not counted: no official price. Type a quote, if you have one.',
      yearly: 'Not counted.',
      visa: 'Not counted: no official fee for Nepal was found. Ask us.',
      once: 'Not counted.',
      noc: 'Not counted.',
      tests:
        'Not counted: no official price in rupees was found for IELTS, PTE, TOEFL, SAT or GRE, nor for the medical (November 2026). Type what your centre asks.',
      flight: 'Not counted: type a fare you have seen.',
      deposit: 'Not counted: the landlord or the hall sets it.',
      fee: 'Not counted: there is no tuition or living cost to count it from.',
    } satisfies Record<LineId, string>,
    half: 'our assumption: the lower half of the range is a smaller city, the upper half a big one',
  },
  funds: {
    title: 'Money to show for the visa',
    sum: (text: string) => `${text} for living costs and the first year’s tuition.`,
    living: (text: string) => `${text} for living costs.`,
    also: (text: string) => `You must also be able to pay for ${text}.`,
    rule: (facts: readonly Fact[]) =>
      linkTerms(
        `The official rule: ${facts
          .flatMap((fact) => [
            // A newer figure's own words say where it applies; the meaning belongs to the guide's figure.
            fact.counted ? countedText(fact) : `${countedText(fact)} (${inSentence(fact.meaning)})`,
            ...laterTexts(fact),
          ])
          .join('. ')}.`,
      ),
    changed: (text: string) => `${text}: check the official page before you plan.`,
  },
  work: {
    title: 'What work could bring at most',
    allowed: (fact: Fact) => `You may work ${[countedText(fact), ...laterTexts(fact)].join('. ')}.`,
    hours: countedText,
    later: (fact: Fact) => laterTexts(fact).map((text) => `${text}.`),
    unknown: 'This site has no official figure for the permitted hours: ask us.',
    sum: (wage: string, npr: string) =>
      `At ${wage} an hour, every permitted hour of 52 weeks would bring ${npr} a year before tax.`,
    ask: 'Under “Your own figures” you can type an hourly wage to see the most that it could bring.',
    warning:
      'Do not plan with this money or count on it as money to show. Work is not certain, and most students work fewer hours.',
  },
  table: {
    title: 'The first year in each country',
    intro: 'Every line that has an official figure, as in the plan above.',
    firstYears: (level: string) => `${level}, in lakh of rupees`,
    firstYearColumns: ['Country', 'First year'],
    unit: 'lakh',
    from: (text: string, open: boolean) => (open ? `from ${text}` : text),
    changing: 'fees, rules and rates',
  },
  notes: {
    title: 'Money to show, and money from work',
    intro: 'The embassy looks at the money you can show today, not at what you may earn later.',
  },
  ask,
  question: (level: string, country: string, result: CostResult) => {
    const { amount, rest } = answerOf(result);
    const course = [`${level} in ${country}`, result.years && yearsText(result.years)].filter(Boolean);
    return `I would like to ask about this plan: ${course.join(', ')}. The planner says for the first year: ${amount}. ${rest}`;
  },
} as const;

export type CostContent = typeof cost;

export default cost;
