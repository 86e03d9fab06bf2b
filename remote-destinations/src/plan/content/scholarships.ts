/** Scholarships for students from Nepal, and scholarships that are closed to Nepal. Facts state the amounts. */
import type { StudyLevel } from '@sayapatri/contract';
import { type Fact, factText } from '@sayapatri/facts';
import { capital, lakhText } from '../format/format.ts';
import { times } from '../money/amount.ts';
import { rateOf } from '../rates/rate.ts';
import type { ScholarshipTexts } from '../schema/planSchemas.ts';
import { type Scholarship, scholarshipsFor, slugOf } from '../scholarships/scholarship.ts';
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
      ? [`NPR ${lakhText(times({ low, high }, rateOf(currency, rates).npr))}${per ? ` a ${per}` : ''}`]
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

const scholarships = {
  page,
  list,
  /** The countries to choose from, in the list's order. */
  countries: [...new Set(list.map(({ countries: [country = ''] }) => country))].map((name) => ({
    value: slugOf(name),
    label: name,
  })),
  /** The function is imported here, not in the page, so that it loads with the content. */
  scholarshipsFor,
  title: 'Which ones are open to you?',
  intro: 'Grouped by country. Check the official page early: dates are those of the last round we have seen.',
  key: { round: 'open', last: 'closing month', now: 'this month' },
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
  count: (open: number) =>
    `${open} ${open === 1 ? 'scholarship takes' : 'scholarships take'} applicants from Nepal`,
  /** The line below which the other scholarships are folded. */
  others: (count: number) => `${count} more: closed to Nepal, or to check first`,
  none: 'None of them fits both. Choose all levels or all countries, or ask us what else there is.',
  words: {
    nepal: { check: 'Check for Nepal', closed: 'Not open to Nepal' },
    levels: (levels: readonly StudyLevel[]) => levels.map((level) => levelNames[level]).join(', '),
    anyLevel: 'Levels: see official page',
    months: 'JFMAMJJASOND',
    now: 'usually open now',
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
