// @vitest-environment node
import { describe, expect, it } from 'vitest';
import checklist from '../content/checklist.ts';
import cost from '../content/cost.ts';
import type { Rate } from '../rates/rate.ts';
import { recountCountries } from '../testing/recountCountries.ts';
import { type CostPlan, costOf } from './costPlan.ts';
import type { CountryCosts } from './countryCosts.ts';
import { defaults, readPlan } from './readPlan.ts';

const npr: Record<string, number> = { AUD: 100, GBP: 200, USD: 150, EUR: 175, KRW: 0.1, JPY: 1, NZD: 90 };
const rates = Object.entries(npr).map(
  ([code, npr]): Rate => ({ code, npr, asOf: '2026-11-22', origin: 'nrb' }),
);
const countries = recountCountries('2026-11-23');
const liveCountries = cost.countries;
const countryOf = (id: string, among: readonly CountryCosts[] = countries) => {
  const found = among.find((country) => country.id === id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
};
const resultOf = (country: string, plan: Partial<CostPlan> = {}) =>
  costOf({ ...defaults, country, ...plan }, countryOf(country), rates);
const lineOf = (id: string, result: ReturnType<typeof resultOf>) =>
  result.lines.find((line) => line.id === id);

describe('a total with a missing part', () => {
  const { living: _, ...withoutLiving } = countryOf('usa');
  const withoutLivingResult = costOf({ ...defaults, country: 'usa' }, withoutLiving, rates);

  it('is replaced by the tuition alone without living costs', () => {
    expect(withoutLivingResult.firstYear).toBeUndefined();
    expect(withoutLivingResult.whole).toBeUndefined();
    // 31,880 x 150 and 45,000 x 150.
    expect(withoutLivingResult.only).toMatchObject({
      id: 'tuition',
      npr: { low: 4_782_000, high: 6_750_000 },
    });
  });

  it('is replaced by the living costs alone without tuition', () => {
    const result = resultOf('usa', { level: 'doctorate' });
    expect(result.firstYear).toBeUndefined();
    expect(result.whole).toBeUndefined();
    expect(result.only?.id).toBe('living');
  });

  it('is absent from the enquiry, which names the missing part', () => {
    expect(cost.question('Bachelor', 'the USA', withoutLivingResult)).toBe(
      'I would like to ask about this plan: Bachelor in the USA, 4 years. The planner says for the first year: Tuition only: NPR 47,82,000–67,50,000 a year. Living costs are not included: enter yours under “Your own figures”.',
    );
  });

  it('names Germany’s preparatory year before a bachelor’s degree as not included', () => {
    const restOf = (level: CostPlan['level']) => cost.result.answerOf(resultOf('germany', { level })).rest;
    expect(restOf('bachelor')).toMatch(
      /^Not in these totals: the year of Studienkolleg that usually comes before a bachelor’s degree; /,
    );
    expect(restOf('master')).not.toMatch(/Studienkolleg/);
  });

  it('is complete once the visitor types the part', () => {
    const { firstYear } = costOf({ ...defaults, country: 'usa', living: 1_000 }, withoutLiving, rates);
    // (31,880 + 12,000 + 535 + 3% of 43,880) x 150 + 2,000
    expect(firstYear?.npr.low).toBeCloseTo(6_861_710);
  });

  it('names the smaller lines without a figure', () => {
    expect(resultOf('japan').missing).toEqual(['insurance', 'visa', 'tests', 'flight', 'deposit']);
    expect(cost.question('Bachelor', 'Japan', resultOf('japan'))).toContain(
      'Not in these totals: health insurance; visa fees; tests, medical and papers; flights; deposit for a room.',
    );
  });

  it('names the living costs that their source leaves out, until the visitor types living costs', () => {
    const usa = countryOf('usa', liveCountries);
    const restOf = (plan: object) =>
      cost.result.answerOf(costOf({ ...defaults, country: 'usa', ...plan }, usa, rates)).rest;
    expect(restOf({})).toMatch(/^Not in these totals: living costs other than housing and food; /);
    expect(restOf({ living: 1_500 })).not.toContain('housing');
  });

  it('is avoided by offering a level without a known fee only after the visitor types a fee', () => {
    const read = (query: string) => readPlan(new URLSearchParams(query), countries).level;
    expect(read('country=usa&level=doctorate')).toBe('bachelor');
    expect(read('country=france')).toBe('master');
    expect(read('country=usa&level=doctorate&tuition=20000')).toBe('doctorate');
  });

  it('has no sum for the whole course if the years are not known', () => {
    const result = resultOf('uk', { level: 'diploma', tuition: 9_000 });
    expect(result.firstYear).toBeDefined();
    expect(result.whole).toBeUndefined();
  });
});

it('an amount in another currency than the country’s is left out', () => {
  const rent = { low: 606, per: 'month', currency: 'EUR' } as const;
  const changed = recountCountries('2026-11-23', { Korea: { living: rent } });
  expect(countryOf('korea', changed).living).toBeUndefined();
});

describe('the visitor’s own figures', () => {
  it('replace the figures of the site and their sources', () => {
    const result = resultOf('australia', {
      tuition: 30_000,
      living: 2_000,
      insurance: 60_000,
      tests: 40_000,
      flight: 120_000,
    });
    // 3,000,000 + 2,400,000 + 3% of both 162,000 + insurance 60,000 + visa 250,000 + NOC 2,000 + 40,000 + 120,000
    expect(result.firstYear?.npr).toEqual({ low: 6_034_000, high: 6_034_000 });
    expect(lineOf('tuition', result)?.facts).toEqual([]);
    expect(result.missing).toEqual(['deposit']);
  });

  it('include an hourly wage, which is multiplied by all permitted hours: 24 hours x 52 weeks x AUD 25 x 100', () => {
    expect(resultOf('australia', { wage: 25 }).work).toBe(3_120_000);
    expect(resultOf('australia').work).toBeUndefined();
  });

  it('include a rate: at NPR 110 a dollar, AUD 41,592 and the NOC are NPR 4,577,120', () => {
    expect(resultOf('australia', { rate: 110 }).firstYear?.npr.low).toBeCloseTo(4_577_120);
  });

  it('include more years than usual', () => {
    expect(resultOf('australia', { years: 4 }).years).toBe(4);
  });
});

it('the texts on the education service fee name the fiscal year of its fact', () => {
  const [year = 'none'] = /fiscal year \d{4}\/\d{2}/.exec(cost.serviceFee.meaning) ?? [];
  expect(cost.result.feeOf).toContain(year);
  expect(checklist.nepal.items.find(({ id }) => id === 'fee-paid')?.more).toContain(year);
});

it('a total with an open-ended figure is stated by its lower end', () => {
  const diploma = resultOf('usa', { level: 'diploma' });
  expect(cost.result.answerOf(diploma).amount).toBe('from NPR 31,57,000');
  expect(resultOf('usa', { level: 'diploma' }).firstYear?.open).toBe(true);
  expect(resultOf('usa').firstYear?.open).toBe(false);
});

it('an open-ended fee leaves a total its upper end, and is named beside the total', () => {
  const result = resultOf('new-zealand');
  expect(lineOf('visa', result)).toMatchObject({ npr: { low: 76_500 }, open: true });
  expect(cost.result.answerOf(result)).toEqual({
    amount: 'NPR 49,92,000–76,80,000',
    rest: expect.stringMatching(/; visa fees above the lowest\.$/),
  });
});

it('the money to show is the sum of the rule, with the first year’s tuition where the rule adds tuition', () => {
  expect(resultOf('australia').funds?.own).toEqual({ low: 29_710 + 20_000, high: 29_710 + 45_000 });
  expect(resultOf('germany').funds?.own).toEqual({ low: 11_904, high: 11_904 });
  expect(resultOf('usa').funds).toBeUndefined();
});

describe('the guides’ own figures', () => {
  const live = (country: string, plan: Partial<CostPlan> = {}) =>
    costOf({ ...defaults, country, ...plan }, countryOf(country, liveCountries), rates).firstYear?.npr;
  it('give the totals of the recount for seven countries', () => {
    expect(live('australia')).toEqual({ low: 4_161_200, high: 8_416_800 });
    expect(live('uk', { city: 'big' })).toEqual({ low: 5_830_800, high: 11_557_600 });
    expect(live('usa')?.low).toBeCloseTo(7_155_260);
    expect(live('japan')?.low).toBeCloseTo(2_133_674);
    expect(live('korea')?.high).toBeCloseTo(2_775_184);
    expect(live('germany')?.high).toBeCloseTo(3_085_934);
    expect(live('finland')?.low).toBeCloseTo(3_292_280);
  });

  it('give every country a total for each of its levels', () => {
    for (const costs of liveCountries) {
      expect(Object.keys(costs.tuition).length, costs.id).toBeGreaterThan(0);
      for (const level of Object.keys(costs.tuition) as CostPlan['level'][])
        expect(
          costOf({ ...defaults, country: costs.id, level }, costs, cost.rates).firstYear?.npr.low,
          `${costs.id}, ${level}`,
        ).toBeGreaterThan(0);
    }
  });
});

it('unreadable values in an address are ignored', () => {
  const read = (query: string) => readPlan(new URLSearchParams(query), countries);
  expect(read('country=uk&level=master&city=big&years=2&tuition=18,000&flight=1e99&wage=-4')).toEqual({
    country: 'uk',
    level: 'master',
    city: 'big',
    years: 2,
    tuition: 18_000,
    living: undefined,
    insurance: undefined,
    tests: undefined,
    flight: undefined,
    wage: undefined,
    rate: undefined,
  });
  expect(read('country=atlantis&level=toString&years=0')).toMatchObject({ ...defaults, years: undefined });
  expect(read('country=europe').country).toBe('germany');
});
