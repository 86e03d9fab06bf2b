// @vitest-environment node
/**
 * An independent recount of 20 plans: country, level and city, counted apart from the code from the official figures of
 * November 2026. In each row, in the country's money: the course's years; what the first year costs, in the order tuition,
 * living costs, insurance, fees to the university, fees paid once, and 3% of tuition and living costs; what a later year
 * costs. Then, in rupees, the first year, parts x rate + 2,000 for the NOC, and the whole course. For a bachelor in
 * Australia, whose insurance is paid at once for three years:
 *   tuition 20,000 + living 29,710 + insurance 3 x 570 + visa 2,500 + 3% of 49,710 = 1,491.30   AUD 55,411.30
 *   a later year: 20,000 + 29,710 + 1,491.30                                                    AUD 51,201.30
 *   first year     55,411.30 x 100 + 2,000                         NPR  5,543,130
 *   three years    5,543,130 + 2 x 51,201.30 x 100                 NPR 15,783,390
 */
import type { StudyLevel } from '@sayapatri/contract';
import { expect, it } from 'vitest';
import plans from '../testing/recount.json';
import { recount } from '../testing/recountCountries.ts';
import { workAt } from './country.ts';

type Row = [
  plan: string,
  end: 'low' | 'high',
  years: number,
  firstYear: readonly number[],
  laterYear: readonly number[],
  firstRupees: number,
  courseRupees: number,
];

const rows = plans as unknown as readonly Row[];

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

it.each(rows)(
  'the recount equals the planner’s totals to the rupee: %s, %s',
  (plan, end, years, firstYear, laterYear, firstRupees, courseRupees) => {
    const [country = '', level, city] = plan.split(' ');
    const { rate, result } = recount(country, {
      level: level as StudyLevel,
      ...(city !== 'any' && { city: city as 'big' | 'small' }),
    });
    expect(sumOf(firstYear) * rate + 2000).toBeCloseTo(firstRupees, 1);
    expect(firstRupees + (years - 1) * sumOf(laterYear) * rate).toBeCloseTo(courseRupees, 1);
    expect(result.years).toBe(years);
    expect(result.firstYear?.npr[end]).toBeCloseTo(firstRupees, 1);
    expect(result.whole?.npr[end]).toBeCloseTo(courseRupees, 1);
  },
);

it('the rows are 20 plans in all eleven countries', () => {
  const plans = new Set(rows.map(([plan]) => plan));
  expect(plans.size).toBe(20);
  expect(new Set([...plans].map((plan) => plan.split(' ')[0])).size).toBe(11);
});

/** The UK's new sums hold from 30 November, and money must be held for 28 days before. */
it.each([
  ['2026-11-01', 10_539, 13_761],
  ['2026-11-02', 10_827, 14_130],
  ['2026-11-29', 10_827, 14_130],
  ['2026-12-02', 10_827, 14_130],
])('who begins on %s shows £%d or, in London, £%d beside the fee', (day, outside, london) => {
  const shown = (city?: 'big' | 'small') => recount('uk', { city }, day).result.funds?.own;
  expect(shown('small')).toEqual({ low: outside + 11_400, high: outside + 38_000 });
  expect(shown('big')).toEqual({ low: london + 11_400, high: london + 38_000 });
  expect(shown()).toEqual({ low: outside + 11_400, high: london + 38_000 });
});

it('a master’s student in Korea may work 30 hours a week, a bachelor’s 25', () => {
  const most = (level: StudyLevel) => workAt(recount('korea').country, level)?.high;
  expect([most('master'), most('bachelor')]).toEqual([30, 25]);
});
