/** Scholarships for students from Nepal, and scholarships that are closed to Nepal. Facts state the amounts. */
import type { StudyLevel } from '@sayapatri/contract';
import { type Fact, factText } from '@sayapatri/facts';
import { capital, rupeesInWords } from '../format/format.ts';
import { times } from '../money/amount.ts';
import { rateOf } from '../rates/rate.ts';
import type { ScholarshipTexts } from '../schema/planSchemas.ts';
import { byDeadline, type Scholarship, scholarshipsFor, slugOf } from '../scholarships/scholarship.ts';
import { levelNames } from './levels.ts';
import { rates } from './rates.ts';
import fact from './scholarships/facts.json?facts';
import texts from './scholarships.json';
import { closingWith, eyebrow, type ToolTexts } from './texts.ts';

/** A fact in a text, e.g. `{mext}`. */
const reference = /\{([^}]+)\}/g;

/** The facts' sums in rupees: `About NPR 1.3 lakh a month.` */
const rupeesOf = (facts: readonly Fact[]) => {
  const sums = facts.flatMap(({ low, high = low, currency, per }) =>
    low && high && currency
      ? [`${rupeesInWords(times({ low, high }, rateOf(currency, rates).npr))}${per ? ` a ${per}` : ''}`]
      : [],
  );
  return sums.length > 0 ? `About ${sums.join('; ')}.` : undefined;
};

const list = (texts as ScholarshipTexts[]).map(({ amount, ...texts }): Scholarship => {
  const facts = Array.from(amount.matchAll(reference), ([, id = '']) => fact(id));
  const stated = capital(amount.replace(reference, (_, id) => factText(fact(id))));
  return {
    ...texts,
    amount: stated,
    isStated: !stated.endsWith('official page'),
    facts,
    rupees: rupeesOf(facts),
  };
});

const page: ToolTexts = {
  hero: {
    eyebrow,
    title: 'Scholarships',
    blurb: 'What each one pays, who can apply from Nepal, and when.',
  },
  closing: closingWith('cost', 'marks', 'intake'),
};

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
/** `January` for 1; a scholarship without a known month is in the last group. */
const monthOf = ({ closes }: Scholarship) =>
  closes ? `Closes in ${month.format(Date.UTC(2026, closes - 1, 1))}` : 'No fixed date: ask early';

const scholarships = {
  page,
  list,
  /** The countries to choose from, in the list's order. */
  countries: [...new Set(list.map(({ countries: [country = ''] }) => country))].map((name) => ({
    value: slugOf(name),
    label: name,
  })),
  /** The functions are imported here, not in the page, so that they load with the content. */
  scholarshipsFor,
  byDeadline,
  monthOf,
  answer: (count: number) =>
    `${count} ${count === 1 ? 'scholarship takes' : 'scholarships take'} applicants from Nepal. Begin half a year before one closes.`,
  intro:
    'By the month in which they close. Dates are those of the last round we have seen: check the official page.',
  form: {
    label: 'Choose scholarships',
    country: 'Country',
    level: 'Level',
    any: 'All',
    levels: (['bachelor', 'master', 'doctorate'] as const).map((value) => ({
      value,
      label: levelNames[value],
    })),
  },
  /** The line below which the other scholarships are folded. */
  others: (count: number) => `${count} more: closed to Nepal, or to check first`,
  none: 'None of them fits both. Choose all levels or all countries, or ask us what else there is.',
  words: {
    next: 'next',
    nepal: { check: 'Check for Nepal', closed: 'Not open to Nepal' },
    levels: (levels: readonly StudyLevel[]) => levels.map((level) => levelNames[level]).join(', '),
    anyLevel: 'levels: see official page',
    official: 'Official page',
  },
  changing: 'amounts, dates and rules',
  ask: 'Ask about scholarships',
  question: (names: readonly string[]) =>
    names.length > 6
      ? 'I would like to ask about scholarships.'
      : `I would like to ask about these scholarships: ${names.join(', ')}.`,
} as const;

export type ScholarshipsContent = typeof scholarships;

export default scholarships;
