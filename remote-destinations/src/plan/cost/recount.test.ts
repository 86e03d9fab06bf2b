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
import type { Rate } from '../rates/rate.ts';
import { recountCountries } from '../testing/recountCountries.ts';
import { type CostPlan, costOf } from './costPlan.ts';

const rupees: Record<string, number> = {
  AUD: 100,
  CAD: 110,
  USD: 150,
  GBP: 200,
  NZD: 90,
  EUR: 175,
  JPY: 1,
  KRW: 0.1,
};
const rates = Object.entries(rupees).map(
  ([code, npr]): Rate => ({ code, npr, asOf: '2026-11-23', origin: 'nrb' }),
);
const countries = recountCountries('2026-11-23');
const planned = (plan: CostPlan, on = countries) => {
  const costs = on.find(({ id }) => id === plan.country);
  if (costs === undefined) throw new Error(`There is no ${plan.country}.`);
  return costOf(plan, costs, rates);
};

type Row = [
  plan: string,
  end: 'low' | 'high',
  years: number,
  firstYear: readonly number[],
  laterYear: readonly number[],
  firstRupees: number,
  courseRupees: number,
];

const rows: readonly Row[] = [
  [
    'australia bachelor any',
    'low',
    3,
    [20_000, 29_710, 1_710, 2_500, 1_491.3],
    [20_000, 29_710, 1_491.3],
    5_543_130,
    15_783_390,
  ],
  [
    'australia bachelor any',
    'high',
    3,
    [45_000, 29_710, 2_070, 2_500, 2_241.3],
    [45_000, 29_710, 2_241.3],
    8_154_130,
    23_544_390,
  ],
  [
    'australia master any',
    'low',
    2,
    [22_000, 29_710, 1_140, 2_500, 1_551.3],
    [22_000, 29_710, 1_551.3],
    5_692_130,
    11_018_260,
  ],
  [
    'australia master any',
    'high',
    2,
    [50_000, 29_710, 1_380, 2_500, 2_391.3],
    [50_000, 29_710, 2_391.3],
    8_600_130,
    16_810_260,
  ],
  [
    'australia diploma any',
    'low',
    2,
    [4_000, 29_710, 1_140, 2_500, 1_011.3],
    [4_000, 29_710, 1_011.3],
    3_838_130,
    7_310_260,
  ],
  [
    'australia diploma any',
    'high',
    2,
    [22_000, 29_710, 1_380, 2_500, 1_551.3],
    [22_000, 29_710, 1_551.3],
    5_716_130,
    11_042_260,
  ],
  [
    'canada bachelor any',
    'low',
    4,
    [18_911, 23_448, 900, 235, 1_270.77],
    [18_911, 23_448, 900, 1_270.77],
    4_926_124.7,
    19_620_948.8,
  ],
  [
    'canada bachelor any',
    'high',
    4,
    [50_088, 23_448, 1_200, 235, 2_206.08],
    [50_088, 23_448, 1_200, 2_206.08],
    8_491_478.8,
    33_882_365.2,
  ],
  [
    'canada doctorate any',
    'low',
    5,
    [6_996, 23_448, 900, 235, 913.32],
    [6_996, 23_448, 900, 913.32],
    3_576_155.2,
    17_769_376,
  ],
  [
    'canada doctorate any',
    'high',
    5,
    [28_900, 23_448, 1_200, 235, 1_570.44],
    [28_900, 23_448, 1_200, 1_570.44],
    6_090_878.4,
    30_342_992,
  ],
  [
    'usa bachelor any',
    'low',
    4,
    [31_880, 13_900, 535, 1_373.4],
    [31_880, 13_900, 1_373.4],
    7_155_260,
    28_374_290,
  ],
  [
    'usa bachelor any',
    'high',
    4,
    [45_000, 15_920, 535, 1_827.6],
    [45_000, 15_920, 1_827.6],
    9_494_390,
    37_730_810,
  ],
  ['usa master any', 'low', 2, [6_000, 13_900, 535, 597], [6_000, 13_900, 597], 3_156_800, 6_231_350],
  [
    'usa master any',
    'high',
    2,
    [55_000, 15_920, 535, 2_127.6],
    [55_000, 15_920, 2_127.6],
    11_039_390,
    21_996_530,
  ],
  [
    'uk bachelor any',
    'low',
    3,
    [11_400, 10_800, 2_716, 558, 666],
    [11_400, 10_800, 666],
    5_230_000,
    14_376_400,
  ],
  [
    'uk bachelor any',
    'high',
    3,
    [38_000, 16_800, 2_716, 558, 1_644],
    [38_000, 16_800, 1_644],
    11_945_600,
    34_523_200,
  ],
  [
    'uk bachelor big',
    'low',
    3,
    [11_400, 15_600, 2_716, 558, 810],
    [11_400, 15_600, 810],
    6_218_800,
    17_342_800,
  ],
  [
    'uk bachelor big',
    'high',
    3,
    [38_000, 16_800, 2_716, 558, 1_644],
    [38_000, 16_800, 1_644],
    11_945_600,
    34_523_200,
  ],
  ['uk master any', 'low', 1, [9_000, 10_800, 1_164, 558, 594], [9_000, 10_800, 594], 4_425_200, 4_425_200],
  [
    'uk master any',
    'high',
    1,
    [30_000, 16_800, 1_164, 558, 1_404],
    [30_000, 16_800, 1_404],
    9_987_200,
    9_987_200,
  ],
  ['uk master small', 'low', 1, [9_000, 10_800, 1_164, 558, 594], [9_000, 10_800, 594], 4_425_200, 4_425_200],
  [
    'uk master small',
    'high',
    1,
    [30_000, 15_600, 1_164, 558, 1_368],
    [30_000, 15_600, 1_368],
    9_740_000,
    9_740_000,
  ],
  [
    'new-zealand bachelor any',
    'low',
    3,
    [35_000, 18_000, 850, 1_590],
    [35_000, 18_000, 1_590],
    4_991_600,
    14_817_800,
  ],
  [
    'new-zealand bachelor any',
    'high',
    3,
    [55_000, 27_000, 850, 2_460],
    [55_000, 27_000, 2_460],
    7_679_900,
    22_882_700,
  ],
  [
    'new-zealand master big',
    'low',
    2,
    [20_000, 20_000, 850, 1_200],
    [20_000, 20_000, 1_200],
    3_786_500,
    7_494_500,
  ],
  [
    'new-zealand master big',
    'high',
    2,
    [45_000, 27_000, 850, 2_160],
    [45_000, 27_000, 2_160],
    6_752_900,
    13_427_300,
  ],
  [
    'germany bachelor any',
    'low',
    4,
    [0, 10_800, 1_693.92, 140, 175, 324],
    [0, 10_800, 1_693.92, 140, 324],
    2_300_261,
    9_103_169,
  ],
  [
    'germany bachelor any',
    'high',
    4,
    [0, 14_400, 1_755.48, 860, 175, 432],
    [0, 14_400, 1_755.48, 860, 432],
    3_085_934,
    12_245_861,
  ],
  [
    'france master any',
    'low',
    2,
    [3_950, 10_530, 0, 105, 150, 434.4],
    [3_950, 10_530, 0, 105, 434.4],
    2_656_645,
    5_285_040,
  ],
  [
    'france master any',
    'high',
    2,
    [3_950, 10_530, 0, 105, 150, 434.4],
    [3_950, 10_530, 0, 105, 434.4],
    2_656_645,
    5_285_040,
  ],
  [
    'netherlands bachelor any',
    'low',
    4,
    [9_000, 13_569.24, 254, 677.0772],
    [9_000, 13_569.24, 677.0772],
    4_114_555.51,
    16_318_872.04,
  ],
  [
    'netherlands bachelor any',
    'high',
    4,
    [20_000, 13_569.24, 254, 1_007.0772],
    [20_000, 13_569.24, 1_007.0772],
    6_097_305.51,
    24_249_872.04,
  ],
  [
    'finland doctorate any',
    'low',
    4,
    [0, 9_600, 73.6, 600, 288],
    [0, 9_600, 73.6, 288],
    1_850_280,
    7_080_120,
  ],
  [
    'finland doctorate any',
    'high',
    4,
    [0, 9_600, 73.6, 600, 288],
    [0, 9_600, 73.6, 288],
    1_850_280,
    7_080_120,
  ],
  [
    'japan language any',
    'low',
    1.25,
    [700_000, 1_260_000, 58_800],
    [700_000, 1_260_000, 58_800],
    2_020_800,
    2_525_500,
  ],
  [
    'japan language any',
    'high',
    1.25,
    [700_000, 1_260_000, 58_800],
    [700_000, 1_260_000, 58_800],
    2_020_800,
    2_525_500,
  ],
  [
    'japan bachelor any',
    'low',
    4,
    [535_800, 1_260_000, 282_000, 53_874],
    [535_800, 1_260_000, 53_874],
    2_133_674,
    7_682_696,
  ],
  [
    'japan bachelor any',
    'high',
    4,
    [1_300_000, 1_260_000, 76_800],
    [850_000, 1_260_000, 63_300],
    2_638_800,
    9_158_700,
  ],
  [
    'korea bachelor any',
    'low',
    4,
    [10_000_000, 10_200_000, 951_840, 606_000],
    [10_000_000, 10_200_000, 951_840, 606_000],
    2_177_784,
    8_705_136,
  ],
  [
    'korea bachelor any',
    'high',
    4,
    [14_000_000, 15_600_000, 951_840, 888_000],
    [14_000_000, 15_600_000, 951_840, 888_000],
    3_145_984,
    12_577_936,
  ],
];

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

it.each(rows)(
  'the recount equals the planner’s totals to the rupee: %s, %s',
  (plan, end, years, firstYear, laterYear, firstRupees, courseRupees) => {
    const [country = '', level, city] = plan.split(' ');
    const result = planned({
      country,
      level: level as StudyLevel,
      ...(city !== 'any' && { city: city as 'big' | 'small' }),
    });
    const rate = rupees[countries.find(({ id }) => id === country)?.currency ?? ''] ?? 0;
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
  const on = recountCountries(day);
  const shown = (city?: 'big' | 'small') =>
    planned({ country: 'uk', level: 'bachelor', ...(city && { city }) }, on).funds?.own;
  expect(shown('small')).toEqual({ low: outside + 11_400, high: outside + 38_000 });
  expect(shown('big')).toEqual({ low: london + 11_400, high: london + 38_000 });
  expect(shown()).toEqual({ low: outside + 11_400, high: london + 38_000 });
});

it('a master’s student in Korea may work 30 hours a week, a bachelor’s 25', () => {
  const at = (level: StudyLevel) => planned({ country: 'korea', level, wage: 10_000 }).work;
  expect([at('master'), at('bachelor')]).toEqual([30 * 52 * 1000, 25 * 52 * 1000]);
});
