/** The scholarships with the amounts that facts state, and the day of the build, by which the prerendered page is sorted. */
import { type Fact, factText } from '@sayapatri/facts';
import { capital, fill, rupeesInWords } from '../format.ts';
import { dayInNepal } from '../intake/schedule.ts';
import { times } from '../money/amount.ts';
import type { ScholarshipTexts } from '../schema/planSchemas.ts';
import type { Scholarship } from '../scholarships/scholarship.ts';
import { rateOf } from './rates.ts';
import fact from './scholarships/facts.json?facts';
import texts from './scholarships.json';
import page from './scholarshipsPage.json';

/** A fact in a text, e.g. `{mext}`. */
const reference = /\{([^}]+)\}/g;

/** The facts' sums in rupees: `About NPR 1.3 lakh a month.` */
const rupeesOf = (facts: readonly Fact[]) => {
  const sums = facts.flatMap(({ low, high = low, currency, per }) =>
    low && high && currency
      ? [`${rupeesInWords(times({ low, high }, rateOf(currency).npr))}${per ? ` a ${per}` : ''}`]
      : [],
  );
  return sums.length > 0 ? fill(page.rupees, { sums: sums.join('; ') }) : undefined;
};

export default {
  built: dayInNepal(new Date()),
  list: (texts as ScholarshipTexts[]).map(({ amount, ...texts }): Scholarship => {
    const facts = Array.from(amount.matchAll(reference), ([, id = '']) => fact(id));
    const stated = capital(amount.replace(reference, (_, id) => factText(fact(id))));
    return {
      ...texts,
      amount: stated,
      isStated: !stated.endsWith('official page'),
      facts,
      rupees: rupeesOf(facts),
    };
  }),
};
