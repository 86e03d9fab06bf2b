/** Every sentence and figure of the cost planner. */
import { type Fact, factText } from '@sayapatri/facts';
import { costOf } from '../cost/costPlan.ts';
import { defaults, faultsOf, maxYears, readPlan } from '../cost/readPlan.ts';
import { dayText, lakhText, moneyText, rateText } from '../format/format.ts';
import { linkTerms } from '../format/wordLinks.ts';
import type { Money } from '../money/amount.ts';
import type { Rate } from '../rates/rate.ts';
import countries from './countryCosts.ts';
import factOf from './facts.json?facts';
import { levelNames } from './levels.ts';
import { rates } from './rates.ts';
import { ask, closingWith, eyebrow, type ToolTexts } from './texts.ts';

const serviceFee = factOf('service-fee');

const page: ToolTexts = {
  hero: {
    eyebrow,
    title: 'Cost planner in rupees',
    blurb:
      'What a year and the whole course cost in eleven countries, line by line, in the country’s money and in NPR.',
  },
  closing: closingWith('compare', 'check', 'scores'),
};

const cost = {
  page,
  countries,
  /** Reads a plan from the address, for these countries. */
  read: (query: URLSearchParams) => readPlan(query, countries),
  faultsOf,
  /**
   * Calculates a plan. It is imported here, not in the page, so that it loads with the content beside the page's code.
   */
  costOf,
  rates,
  serviceFee,
  levels: levelNames,
  form: {
    defaults,
    label: 'Your plan',
    title: 'Your plan',
    intro: 'Choose a country and a level. Type your own figures where you have them: they replace ours.',
    country: 'Country',
    level: 'Level',
    city: 'City',
    cities: { any: 'Any', big: 'Big city', small: 'Smaller city' },
    years: 'Years',
    usual: (years: number) =>
      `If you leave it empty we count ${years} ${years === 1 ? 'year' : 'years'}, the longest usual time.`,
    own: 'Your own figures',
    ownIntro: 'All optional. Nothing you type leaves your browser.',
    tuition: (code: string) => `Tuition a year, ${code}`,
    living: (code: string) => `Living costs a month, ${code}`,
    insurance: 'Health insurance a year, NPR',
    flight: 'Flights in all, NPR',
    wage: (code: string) => `Wage an hour, ${code}`,
    rate: (code: string) => `Your bank’s rate, NPR for 1 ${code}`,
    faults: {
      years: `Write the years as a number from 1 to ${maxYears}.`,
      amount: 'Not counted: write a number, such as 25,000.',
      rupees: 'Not counted: write rupees, such as 150,000 or 1.5 lakh.',
    },
  },
  result: {
    title: (country: string, level: string) => `First year in ${country}: ${level}`,
    whole: (years: number) => (years === 1 ? 'The whole course, 1 year' : `The whole course, ${years} years`),
    npr: 'NPR',
    money: moneyText,
    about: (npr: Money) => `about ${lakhText(npr)}`,
    lakh: lakhText,
    ownRate: (code: string, npr: number) => `1 ${code} = NPR ${rateText(npr)}, the rate you typed.`,
    rate: ({ code, npr, asOf }: Rate) => `1 ${code} = NPR ${rateText(npr)}, rate of ${dayText(asOf)}`,
    origin: {
      nrb: 'the selling rate of Nepal Rastra Bank',
      market: 'the mid-market rate; your bank sells at a slightly higher one',
    },
    old: (days: number) => `This rate is ${days} days old. Before you decide, look up`,
    today: { label: 'today’s rate at Nepal Rastra Bank', href: 'https://www.nrb.org.np/forex/' },
    rounded: 'Rupees are rounded to the nearest 1,000.',
    bar: 'What the first year is made of',
    caption: 'Costs line by line',
    columns: ['Cost', 'In NPR', 'How often'],
    lines: {
      tuition: 'Tuition',
      living: 'Living costs',
      insurance: 'Health insurance',
      visa: 'Visa fees',
      once: 'Admission fee',
      flight: 'Flights',
      fee: `Education service fee, ${serviceFee.value}`,
    },
    yearly: 'every year',
    onceOnly: 'once',
    none: 'no tuition',
    missing: {
      tuition: 'Not counted: there is no official range. Type your course’s fee.',
      living: 'Not counted: there is no official sum. Type a month’s costs.',
      insurance: 'Not counted: type a quote, if you have one.',
      visa: 'Not counted: ask us for today’s fee.',
      once: 'Not counted.',
      flight: 'Not counted: type a fare you have seen.',
      fee: 'Not counted: there is no tuition or living cost to count it from.',
    },
    half: 'our assumption: the lower half of the range is a smaller city, the upper half a big one',
  },
  funds: {
    title: 'Money to show for the visa',
    sum: (text: string) => `${text} for living costs and the first year’s tuition.`,
    living: (text: string) => `${text} for living costs.`,
    also: (text: string) => `You must also be able to pay for ${text}.`,
    rule: (fact: Fact) =>
      linkTerms(
        `The official rule: ${factText(fact)} (${fact.meaning.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}).`,
      ),
    changed: (text: string) => `${text}: check the official page before you plan.`,
  },
  work: {
    title: 'What work could bring at most',
    allowed: (fact: Fact) => `You may work ${factText(fact)}.`,
    unknown: 'This site has no official figure for the permitted hours: ask us.',
    sum: (wage: string, npr: string) =>
      `At ${wage} an hour, every permitted hour of 52 weeks would bring ${npr} a year before tax.`,
    ask: 'Under “Your own figures” you can type an hourly wage to see the most that it could bring.',
    warning:
      'Do not plan with this money. Work is not certain, most students work fewer hours, and no visa officer counts future wages as money to show.',
  },
  table: {
    title: 'A year in each country',
    intro:
      'Tuition and living costs of one year, where the country states them. Choose a country to count all lines.',
    caption: 'Tuition and living costs of one year, by country, in NPR',
    columns: ['Country', 'Bachelor', 'Master', 'Living costs'],
    missing: 'set by the school',
    missingLiving: 'no official sum',
    changing: 'fees, rules and rates',
  },
  notes: {
    title: 'Money to show, and money from work',
    intro: 'The embassy looks at the money you can show today, not at what you may earn later.',
  },
  ask,
  question: (level: string, country: string, years: number, first: string) =>
    `I would like to ask about this plan: ${level} in ${country}, ${years} ${years === 1 ? 'year' : 'years'}. The planner says ${first} for the first year.`,
} as const;

export type CostContent = typeof cost;

export default cost;
