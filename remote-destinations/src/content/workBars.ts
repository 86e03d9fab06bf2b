/** How long students may work in each country, beside their studies and after them, as bars of two plots. */
import countries from 'virtual:countries';
import type { SmallBar, SmallBarsProps } from '@sayapatri/design/plots';
import { type Fact, figureToCount } from '@sayapatri/facts';

/** A plot of all countries that have such a figure. */
export interface CountryPlot extends SmallBarsProps {
  bars: readonly (SmallBar & { guidePath: `/${string}` })[];
}

/** How often a unit of time is contained in a week, or in a month. */
const weeksIn = { week: 1, fortnight: 2, year: 52 } as const;
const monthsIn = { month: 1, year: 12 } as const;

/** The bar of each country whose figure is a number in one of the units that `amount` knows; it reads its upper end. */
const barsOf = (
  figure: 'workHours' | 'afterStudy',
  amount: (fact: Fact, most: number) => number | undefined,
) =>
  countries.flatMap(({ facts }): CountryPlot['bars'] => {
    const fact = facts[figure];
    const { low, high = low, value } = fact ? figureToCount(fact) : {};
    const counted = fact && high !== undefined ? amount(fact, high) : undefined;
    if (counted === undefined || value === undefined) return [];
    return [
      {
        label: facts.country,
        guidePath: facts.guidePath,
        amount: Math.round(counted * 10) / 10,
        words: value,
      },
    ];
  });

/** The most hours a week that a student may work. */
export const workHours: CountryPlot = {
  caption: 'Most hours of work a week while you study',
  unit: 'hours',
  columns: ['Country', 'Hours'],
  bars: barsOf('workHours', ({ unit, per = 'week' }, most) =>
    unit === 'hour' && per in weeksIn ? most / weeksIn[per as keyof typeof weeksIn] : undefined,
  ),
};

/** The most months that a graduate may stay to work. */
const afterStudy: CountryPlot = {
  caption: 'Most months to stay for work after a degree',
  unit: 'months',
  columns: ['Country', 'Months'],
  bars: barsOf('afterStudy', ({ unit = '' }, most) =>
    unit in monthsIn ? most * monthsIn[unit as keyof typeof monthsIn] : undefined,
  ),
};

const plots = [workHours, afterStudy];

/** Both for each country: in words, as a number, and as a share of the longest bar. */
export const workRows = workHours.bars.map(({ label, guidePath }) => ({
  label,
  guidePath,
  figures: plots.map(({ bars }) => {
    const bar = bars.find((own) => own.label === label);
    const most = Math.max(...bars.map(({ amount }) => amount));
    return bar
      ? {
          words: bar.words ?? '',
          amount: `${Math.round(bar.amount)}`,
          percent: Math.round((100 * bar.amount) / most),
        }
      : { words: 'ask us', amount: '–', percent: 0 };
  }),
}));
