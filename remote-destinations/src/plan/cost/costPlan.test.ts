// @vitest-environment node
import { describe, expect, it } from 'vitest';
import countries from '../content/countryCosts.ts';
import { rates as currentRates } from '../content/rates.ts';
import type { Rate } from '../rates/rate.ts';
import { type CostPlan, costOf } from './costPlan.ts';
import { defaults, readPlan } from './readPlan.ts';

const rate = (code: string, npr: number): Rate => ({ code, npr, asOf: '2026-11-22', origin: 'nrb' });
const rates = [rate('AUD', 100), rate('GBP', 200), rate('EUR', 160), rate('KRW', 0.1), rate('JPY', 1)];
const resultOf = (country: string, plan: Partial<CostPlan> = {}) => {
  const costs = countries.find(({ id }) => id === country);
  if (costs === undefined) throw new Error(`There is no ${country}.`);
  return costOf({ ...defaults, country, ...plan }, costs, rates);
};
const lineOf = (id: string, result: ReturnType<typeof resultOf>) =>
  result.lines.find((line) => line.id === id);

describe('a bachelor in Australia at NPR 100 a dollar, counted by hand', () => {
  /*
   * Tuition         AUD 20,000 to 45,000 a year         x 100 = NPR 2,000,000 to 4,500,000
   * Living costs    AUD  1,450 to  2,800 a month x 12   =  AUD 17,400 to 33,600
   *                                                     x 100 = NPR 1,740,000 to 3,360,000
   * Visa            AUD  2,000 once                     x 100 = NPR   200,000
   * Service fee     3% of 3,740,000 = 112,200           3% of 7,860,000 = 235,800
   *
   * First year      2,000,000 + 1,740,000 + 200,000 + 112,200 = 4,052,200, to the thousand 4,052,000
   *                 4,500,000 + 3,360,000 + 200,000 + 235,800 = 8,295,800, to the thousand 8,296,000
   * Three years     3 x (2,000,000 + 1,740,000 + 112,200) + 200,000 = 11,756,600, to the thousand 11,757,000
   *                 3 x (4,500,000 + 3,360,000 + 235,800) + 200,000 = 24,487,400, to the thousand 24,487,000
   * Money to show   AUD 29,710 + 20,000 = 49,710        x 100 = NPR 4,971,000
   *                 AUD 29,710 + 45,000 = 74,710        x 100 = NPR 7,471,000
   */
  const result = resultOf('australia');

  it('gives the first year', () => {
    expect(result.firstYear.npr).toEqual({ low: 4_052_000, high: 8_296_000 });
    expect(result.firstYear.own.low).toBeCloseTo(40_522);
  });

  it('gives the whole course of the usual three years', () => {
    expect(result.years).toBe(3);
    expect(result.whole.npr).toEqual({ low: 11_757_000, high: 24_487_000 });
  });

  it('names the service fee as a line of its own', () => {
    expect(lineOf('fee', result)?.npr?.low).toBeCloseTo(112_200);
    expect(lineOf('fee', result)?.npr?.high).toBeCloseTo(235_800);
  });

  it('gives the money to show', () => {
    expect(result.funds?.npr).toEqual({ low: 4_971_000, high: 7_471_000 });
  });

  it('leaves out flight and insurance if they have no price', () => {
    expect(lineOf('flight', result)?.npr).toBeUndefined();
    expect(lineOf('insurance', result)?.npr).toBeUndefined();
  });
});

describe('the visitor’s own figures', () => {
  it('replace the figures of the site and their sources', () => {
    const result = resultOf('australia', {
      tuition: 30_000,
      living: 2_000,
      insurance: 60_000,
      flight: 120_000,
    });
    // 3,000,000 + 2,400,000 + 3% of both 162,000 + insurance 60,000 + visa 200,000 + flight 120,000
    expect(result.firstYear.npr).toEqual({ low: 5_942_000, high: 5_942_000 });
    expect(lineOf('tuition', result)?.facts).toEqual([]);
  });

  it('an hourly wage is multiplied by all permitted hours: 24 hours x 52 weeks x AUD 25 x 100', () => {
    expect(resultOf('australia', { wage: 25 }).work).toBe(3_120_000);
    expect(resultOf('australia').work).toBeUndefined();
  });

  it('the visitor’s own rate replaces the table’s: at NPR 110 a dollar, AUD 40,522 are NPR 4,457,420', () => {
    expect(resultOf('australia', { rate: 110 }).firstYear.npr.low).toBe(4_457_000);
  });

  it('more years than usual are counted', () => {
    expect(resultOf('australia', { years: 4 }).years).toBe(4);
  });
});

describe('the city', () => {
  it('uses half of a range that the source gives for the whole country', () => {
    expect(lineOf('living', resultOf('australia', { city: 'small' }))?.own).toEqual({
      low: 17_400,
      high: 25_500,
    });
    expect(lineOf('living', resultOf('australia', { city: 'big' }))?.own).toEqual({
      low: 25_500,
      high: 33_600,
    });
  });

  it('chooses between inner and outer London, each for twelve months instead of nine', () => {
    const inner = lineOf('living', resultOf('uk', { city: 'big' }))?.own;
    const outer = lineOf('living', resultOf('uk', { city: 'small' }))?.own;
    expect([inner?.low, outer?.low]).toEqual([15_180, 12_180]);
    expect(resultOf('uk', { city: 'big' }).funds?.own.low).toBe(11_385 + 10_000);
  });
});

it('Korea’s living costs are counted from euros: €606 x 12 at NPR 160', () => {
  expect(lineOf('living', resultOf('korea', { level: 'master' }))?.npr?.low).toBeCloseTo(606 * 12 * 160);
});

it('Japan’s admission fee is paid once, and by degree students only', () => {
  expect(lineOf('once', resultOf('japan'))?.own).toMatchObject({ low: 282_000, high: 282_000 });
  expect(lineOf('once', resultOf('japan', { level: 'language' }))).toBeUndefined();
});

it('every country has its rates', () => {
  for (const costs of countries)
    expect(costOf({ ...defaults, country: costs.id }, costs, currentRates).firstYear.npr.low).toBeGreaterThan(
      0,
    );
});

it('the address is read leniently', () => {
  const read = (query: string) => readPlan(new URLSearchParams(query), countries);
  expect(read('country=uk&level=master&city=big&years=2&tuition=18,000&flight=1e99&wage=-4')).toEqual({
    country: 'uk',
    level: 'master',
    city: 'big',
    years: 2,
    tuition: 18_000,
    living: undefined,
    insurance: undefined,
    flight: undefined,
    wage: undefined,
    rate: undefined,
  });
  expect(read('country=atlantis&level=toString&years=0')).toMatchObject({ ...defaults, years: undefined });
  expect(read('country=europe').country).toBe('germany');
});
