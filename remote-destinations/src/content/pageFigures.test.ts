// @vitest-environment node
import countries from 'virtual:countries';
import type { Fact } from '@sayapatri/facts';
import { describe, expect, it } from 'vitest';
import cost from '../plan/content/cost.ts';
import pageFigures from './pageFigures.ts';

const { addLakh, firstYearParts } = pageFigures;

/** The planner's results for a bachelor in the countries of a guide. */
const plannedFor = (guidePath: string) =>
  countries.flatMap(({ facts: { guidePath: own, country } }, index) => {
    const planned = own === guidePath ? cost.countries[index] : undefined;
    if (planned === undefined) return [];
    const plan = { country: planned.id, level: 'bachelor', city: 'any' } as const;
    return [{ country, result: cost.costOf(plan, planned, cost.rates) }];
  });

const guidePaths = [...new Set(countries.map(({ facts: { guidePath } }) => guidePath))];
const inLakh = (rupees: number) => rupees / 100_000;

describe.each(guidePaths)('the first year of %s', (guidePath) => {
  const planned = plannedFor(guidePath);
  const year = firstYearParts(guidePath);

  it('has parts whose sums are the planner’s totals, each amount rounded to a tenth of a lakh', () => {
    const totals = planned.flatMap(({ result: { firstYear } }) =>
      planned.length === 1 && firstYear?.npr.low !== firstYear?.npr.high
        ? [firstYear?.npr.low, firstYear?.npr.high]
        : [firstYear?.npr.high],
    );
    const sums = year?.bars.map((_, bar) =>
      (year.parts ?? []).reduce((sum, { amounts }) => sum + (amounts[bar] ?? 0), 0),
    );
    expect(sums).toHaveLength(totals.length);
    for (const [bar, total = Number.NaN] of totals.entries()) {
      expect(Math.abs((sums?.[bar] ?? 0) - inLakh(total)), year?.bars[bar]).toBeLessThanOrEqual(0.2);
      expect(year?.bars[bar]).toMatch(new RegExp(`NPR ${Math.round(inLakh(total))} lakh$`));
    }
  });

  it('names what the sums leave out', () => {
    if (planned.length > 1) expect(year?.rest).toMatch(/The plan names what it leaves out\.$/);
    else for (const { result } of planned) expect(year?.rest).toBe(cost.result.answerOf(result).rest);
  });
});

it('a line without a figure is no part of the first year, and the sentence below names it', () => {
  const usa = firstYearParts('/study-in-usa');
  expect(usa?.parts.map(({ label }) => label)).toEqual(['Tuition', 'Living costs', 'Fees']);
  expect(usa?.rest).toContain('health insurance');
});

it('Europe has a bar for each of its countries, and a year with one sum has one bar', () => {
  expect(firstYearParts('/study-in-europe')?.bars.map((bar) => bar.split(':')[0])).toEqual(
    plannedFor('/study-in-europe').map(({ country }) => country),
  );
  expect(firstYearParts('/study-in-japan')?.bars).toEqual([expect.stringMatching(/^NPR \d+ lakh$/)]);
});

it('a guide whose countries the planner does not know has no first year', () => {
  expect(firstYearParts('/study-in-norway')).toBeUndefined();
});

describe('an amount in rupees', () => {
  const fact = {
    id: 'fee',
    value: 'a fee',
    meaning: 'A fee',
    origin: 'ledger',
    asOf: '2026',
  } as unknown as Fact;
  /** What the build adds to a fact. */
  const lakhOf = (change: Partial<Fact>) => {
    const stated: Fact & { lakh?: unknown } = { ...fact, ...change };
    addLakh([{ items: [stated] }]);
    return stated.lakh;
  };
  const audRate = cost.rates.find(({ code }) => code === 'AUD')?.npr ?? Number.NaN;

  it('is the year’s, by the planner’s rate, whose day it names', () => {
    const year = (audRate * 30_000) / 100_000;
    expect(lakhOf({ low: 20_000, high: 30_000, currency: 'AUD', per: 'year' })).toMatchObject({
      high: Math.round(year),
      text: expect.stringMatching(/^NPR \d+–\d+ lakh$/),
      rate: expect.stringMatching(/^Rupees at 1 AUD = NPR [\d.]+, \d+ \w+ \d{4}\.$/),
    });
    expect(lakhOf({ low: 2500, high: 2500, currency: 'AUD', per: 'month' })).toMatchObject({
      text: `NPR ${Math.round(year)} lakh`,
    });
  });

  it.each<[string, Partial<Fact>]>([
    ['without an upper end', { low: 6000, open: true, currency: 'USD', per: 'year' }],
    ['in a currency without a rate', { low: 6000, currency: 'XXX', per: 'year' }],
    ['that is not money', { low: 20, unit: 'hour', per: 'week' }],
  ])('is not given for a figure %s', (_, change) => {
    expect(lakhOf(change)).toBeUndefined();
  });
});
