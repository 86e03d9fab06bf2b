/** How long students may work in each country, beside their studies and after them, as pairs of bars. */
import countries from 'virtual:countries';
import { type Fact, figureToCount } from '@sayapatri/facts';

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

/** Both figures of each country, with the length of the bar in percent of the longest, up to the upper end. */
export const workRows = workHours.map(({ label, guidePath }) => ({
  label,
  guidePath,
  figures: [workHours, afterStudy].map((bars) => {
    const bar = bars.find((own) => own.label === label);
    const most = Math.max(...bars.map(({ end }) => end));
    return bar
      ? {
          words: bar.words,
          amount: bar.text,
          percent: Math.round((100 * bar.end) / most),
        }
      : { words: 'ask us', amount: '–', percent: 0 };
  }),
}));
