/** How long students may work in each country, beside their studies and after them, as bars of two plots. */

import { type Fact, figureToCount } from '@sayapatri/facts';
import countries from './countries.ts';

const weeksIn = { week: 1, fortnight: 2, year: 52 } as const;
const inAYear = { month: 12, year: 1 } as const;

/** The drawn range and the words of each country whose figure has a unit that `amount` can convert. */
const barsOf = (
  figure: 'workHours' | 'afterStudy',
  amount: (fact: Fact, most: number, least: number) => number | undefined,
) =>
  countries.flatMap(({ facts: { country: label, guidePath, [figure]: fact } }) => {
    const { low = 0, high = low, value: words } = fact ? figureToCount(fact) : {};
    const [counted, end] = fact && high > 0 ? [low, high].map((least) => amount(fact, high, least)) : [];
    return counted === undefined || end === undefined || words === undefined
      ? []
      : [{ label, guidePath, amount: counted, end, text: [...new Set([counted, end])].join('–'), words }];
  });

/** The most hours a week that a student may work. */
export const workHours = barsOf('workHours', ({ unit, per = 'week' }, most) =>
  unit === 'hour' && per in weeksIn ? Math.round(most / weeksIn[per as keyof typeof weeksIn]) : undefined,
);

/** The years that a graduate may stay to work; the upper end is for some degrees only. */
export const afterStudy = barsOf('afterStudy', ({ unit = '' }, _, least) =>
  unit in inAYear ? least / inAYear[unit as keyof typeof inAYear] : undefined,
);

/** The bars of a plot, one for each country with such a figure. */
export const plotted = (bars: typeof workHours) =>
  bars.map(({ label, amount, end, text }) => ({ label, low: amount, high: end, value: text }));
