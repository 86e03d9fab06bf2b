// @vitest-environment node
/**
 * An independent recount of 30 plans: country, level and city, counted by hand from the official figures of November
 * 2026. In each row, in the country's money: the course's years; what is paid every year, in the order tuition, living
 * costs, insurance, fees to the university, and 3% of tuition and living costs; what is paid once. Then, in rupees, the
 * first year, (every year's + once) x rate + 2,000 for the NOC, and the whole course, (years x every year's + once) x rate
 * + 2,000. For a bachelor in Australia:
 *   tuition 20,000 + living 12 x 1,450 = 17,400 + insurance 570 + 3% of 37,400 = 1,122   AUD 39,092 every year
 *   visa 2,500                                                                           AUD  2,500 once
 *   first year     (39,092 + 2,500) x 100 + 2,000         NPR  4,161,200
 *   three years    (3 x 39,092 + 2,500) x 100 + 2,000     NPR 11,979,600
 */
import type { StudyLevel } from '@sayapatri/contract';
import { describe, expect, it } from 'vitest';
import type { Rate } from '../rates/rate.ts';
import { recountCountries } from '../testing/recountCountries.ts';
import { costOf } from './costPlan.ts';
import type { CityType } from './countryCosts.ts';

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

type Row = [
  plan: string,
  end: 'low' | 'high',
  years: number,
  everyYear: readonly number[],
  once: number,
  firstYear: number,
  wholeCourse: number,
];

const rows: readonly Row[] = [
  ['australia bachelor any', 'low', 3, [20_000, 17_400, 570, 1_122], 2_500, 4_161_200, 11_979_600],
  ['australia bachelor any', 'high', 3, [45_000, 33_600, 690, 2_358], 2_500, 8_416_800, 24_746_400],
  ['australia master big', 'low', 2, [22_000, 25_500, 570, 1_425], 2_500, 5_201_500, 10_151_000],
  ['australia master big', 'high', 2, [50_000, 33_600, 690, 2_508], 2_500, 8_931_800, 17_611_600],
  ['australia diploma small', 'low', 2, [4_000, 17_400, 570, 642], 2_500, 2_513_200, 4_774_400],
  ['australia diploma small', 'high', 2, [22_000, 25_500, 690, 1_425], 2_500, 5_213_500, 10_175_000],
  ['australia doctorate any', 'low', 4, [20_000, 17_400, 570, 1_122], 2_500, 4_161_200, 15_888_800],
  ['australia doctorate any', 'high', 4, [42_000, 33_600, 690, 2_268], 2_500, 8_107_800, 31_675_200],
  ['canada bachelor any', 'low', 4, [18_911, 23_448, 900, 1_270.77], 235, 4_926_124.7, 19_620_948.8],
  ['canada bachelor any', 'high', 4, [50_088, 23_448, 1_200, 2_206.08], 235, 8_491_478.8, 33_882_365.2],
  ['canada master any', 'low', 2, [6_996, 23_448, 900, 913.32], 235, 3_576_155.2, 7_124_460.4],
  ['canada master any', 'high', 2, [28_900, 23_448, 1_200, 1_570.44], 235, 6_090_878.4, 12_153_906.8],
  ['usa bachelor any', 'low', 4, [31_880, 13_900, 1_373.4], 535, 7_155_260, 28_374_290],
  ['usa bachelor any', 'high', 4, [45_000, 15_920, 1_827.6], 535, 9_494_390, 37_730_810],
  ['usa master any', 'low', 2, [6_000, 13_900, 597], 535, 3_156_800, 6_231_350],
  ['usa master any', 'high', 2, [55_000, 15_920, 2_127.6], 535, 11_039_390, 21_996_530],
  ['usa diploma any', 'low', 2, [6_000, 13_900, 597], 535, 3_156_800, 6_231_350],
  ['usa diploma any', 'high', 2, [6_000, 15_920, 657.6], 535, 3_468_890, 6_855_530],
  ['uk bachelor any', 'low', 3, [11_400, 10_800, 776, 666], 558, 4_842_000, 14_298_800],
  ['uk bachelor any', 'high', 3, [38_000, 16_800, 776, 1_644], 558, 11_557_600, 34_445_600],
  ['uk bachelor big', 'low', 3, [11_400, 15_600, 776, 810], 558, 5_830_800, 17_265_200],
  ['uk bachelor big', 'high', 3, [38_000, 16_800, 776, 1_644], 558, 11_557_600, 34_445_600],
  ['uk master small', 'low', 1, [9_000, 10_800, 776, 594], 558, 4_347_600, 4_347_600],
  ['uk master small', 'high', 1, [30_000, 15_600, 776, 1_368], 558, 9_662_400, 9_662_400],
  ['uk master big', 'low', 1, [9_000, 15_600, 776, 738], 558, 5_336_400, 5_336_400],
  ['uk master big', 'high', 1, [30_000, 16_800, 776, 1_404], 558, 9_909_600, 9_909_600],
  ['uk doctorate big', 'low', 4, [18_000, 15_600, 776, 1_008], 558, 7_190_400, 28_420_800],
  ['uk doctorate big', 'high', 4, [18_000, 16_800, 776, 1_044], 558, 7_437_600, 29_409_600],
  ['new-zealand bachelor any', 'low', 3, [35_000, 18_000, 1_590], 850, 4_991_600, 14_817_800],
  ['new-zealand bachelor any', 'high', 3, [55_000, 27_000, 2_460], 850, 7_679_900, 22_882_700],
  ['new-zealand master big', 'low', 2, [20_000, 22_500, 1_275], 850, 4_018_250, 7_958_000],
  ['new-zealand master big', 'high', 2, [45_000, 27_000, 2_160], 850, 6_752_900, 13_427_300],
  ['new-zealand master small', 'low', 2, [20_000, 18_000, 1_140], 850, 3_601_100, 7_123_700],
  ['new-zealand master small', 'high', 2, [45_000, 22_500, 2_025], 850, 6_335_750, 12_593_000],
  ['germany bachelor any', 'low', 4, [0, 10_800, 1_693.92, 140, 324], 175, 2_300_261, 9_103_169],
  ['germany bachelor any', 'high', 4, [0, 14_400, 1_755.48, 860, 432], 175, 3_085_934, 12_245_861],
  ['germany master small', 'low', 2, [0, 10_800, 1_693.92, 140, 324], 175, 2_300_261, 4_567_897],
  ['germany master small', 'high', 2, [0, 12_600, 1_755.48, 860, 378], 175, 2_761_484, 5_490_343],
  ['france master any', 'low', 2, [3_950, 10_530, 105, 434.4], 150, 2_656_645, 5_285_040],
  ['france master any', 'high', 2, [3_950, 10_530, 105, 434.4], 150, 2_656_645, 5_285_040],
  ['netherlands bachelor any', 'low', 4, [9_000, 13_569.24, 677.0772], 254, 4_114_555.51, 16_318_872.04],
  ['netherlands bachelor any', 'high', 4, [20_000, 13_569.24, 1_007.0772], 254, 6_097_305.51, 24_249_872.04],
  ['netherlands master any', 'low', 2, [12_000, 13_569.24, 767.0772], 254, 4_655_305.51, 9_264_161.02],
  ['netherlands master any', 'high', 2, [30_000, 13_569.24, 1_307.0772], 254, 7_899_805.51, 15_753_161.02],
  ['finland bachelor any', 'low', 4, [8_000, 9_600, 73.6, 528], 600, 3_292_280, 12_848_120],
  ['finland bachelor any', 'high', 4, [20_000, 9_600, 73.6, 888], 600, 5_455_280, 21_500_120],
  ['finland master any', 'low', 2, [8_000, 9_600, 73.6, 528], 600, 3_292_280, 6_477_560],
  ['finland master any', 'high', 2, [20_000, 9_600, 73.6, 888], 600, 5_455_280, 10_803_560],
  ['japan language any', 'low', 1.25, [700_000, 1_260_000, 58_800], 0, 2_020_800, 2_525_500],
  ['japan language any', 'high', 1.25, [700_000, 1_260_000, 58_800], 0, 2_020_800, 2_525_500],
  ['japan bachelor any', 'low', 4, [535_800, 1_260_000, 53_874], 282_000, 2_133_674, 7_682_696],
  ['japan bachelor any', 'high', 4, [535_800, 1_260_000, 53_874], 282_000, 2_133_674, 7_682_696],
  ['japan master any', 'low', 2, [535_800, 1_260_000, 53_874], 282_000, 2_133_674, 3_983_348],
  ['japan master any', 'high', 2, [535_800, 1_260_000, 53_874], 282_000, 2_133_674, 3_983_348],
  ['korea bachelor any', 'low', 4, [10_000_000, 9_000_000, 951_840, 570_000], 0, 2_054_184, 8_210_736],
  ['korea bachelor any', 'high', 4, [14_000_000, 12_000_000, 951_840, 780_000], 0, 2_775_184, 11_094_736],
  ['korea bachelor small', 'low', 4, [10_000_000, 9_000_000, 951_840, 570_000], 0, 2_054_184, 8_210_736],
  ['korea bachelor small', 'high', 4, [14_000_000, 10_500_000, 951_840, 735_000], 0, 2_620_684, 10_476_736],
  ['korea master big', 'low', 2, [8_400_000, 10_500_000, 951_840, 567_000], 0, 2_043_884, 4_085_768],
  ['korea master big', 'high', 2, [15_000_000, 12_000_000, 951_840, 810_000], 0, 2_878_184, 5_754_368],
];

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
/** Typed fees for plans without an official fee. */
const typed: Record<string, object> = { 'uk doctorate big': { tuition: 18_000 } };

describe('the recount by hand', () => {
  const countries = recountCountries('2026-11-23');
  it.each(rows)(
    'equals the planner’s totals to the rupee: %s, %s',
    (plan, end, years, everyYear, once, firstYear, wholeCourse) => {
      const [country = '', level, city] = plan.split(' ');
      const costs = countries.find(({ id }) => id === country);
      if (costs === undefined) throw new Error(`There is no ${country}.`);
      const rate = rupees[costs.currency] ?? 0;
      expect((sumOf(everyYear) + once) * rate + 2_000).toBeCloseTo(firstYear, 1);
      expect((years * sumOf(everyYear) + once) * rate + 2_000).toBeCloseTo(wholeCourse, 1);

      const choices = { country, level: level as StudyLevel, city: city as CityType, ...typed[plan] };
      const result = costOf(choices, costs, rates);
      expect(result.years).toBe(years);
      expect(result.firstYear?.npr[end]).toBeCloseTo(firstYear, 1);
      expect(result.whole?.npr[end]).toBeCloseTo(wholeCourse, 1);
    },
  );

  it('covers 30 plans in eleven countries, each from its low to its high end', () => {
    const plans = rows.map(([plan]) => plan);
    expect(rows).toHaveLength(60);
    expect(new Set(plans).size).toBe(30);
    expect(new Set(plans.map((plan) => plan.split(' ')[0])).size).toBe(11);
  });
});

it('the money to show in the UK rises on 30 November 2026', () => {
  const shownOn = (day: string, city: CityType) => {
    const uk = recountCountries(day).find(({ id }) => id === 'uk');
    const plan = { country: 'uk', level: 'master', city, tuition: 20_000 } as const;
    return uk && costOf(plan, uk, rates).funds?.own.low;
  };
  expect(shownOn('2026-11-23', 'big')).toBe(13_761 + 20_000);
  expect(shownOn('2026-11-23', 'small')).toBe(10_539 + 20_000);
  expect(shownOn('2026-11-30', 'big')).toBe(14_130 + 20_000);
  expect(shownOn('2026-11-30', 'small')).toBe(10_827 + 20_000);
});
