// @vitest-environment node
import countries from 'virtual:countries';
import type { Fact } from '@sayapatri/facts';
import { describe, expect, it } from 'vitest';
import { needsOf } from '../../plan/check/needs.ts';
import cost from '../../plan/content/cost.ts';
import { nameAlone } from '../../plan/cost/countryCosts.ts';
import guideFacts from './guideFacts.ts';
import pageFigures from './pageFigures.ts';

const { addWords, firstYears, firstYearParts, across } = pageFigures;
const guidePaths = [...new Set(cost.countries.map(({ guidePath }) => guidePath))];
const inLakh = (rupees = Number.NaN) => rupees / 100_000;

/** The planner's results for a bachelor in the countries of a guide. */
const plannedFor = (guidePath: string) =>
  cost.countries
    .filter((country) => country.guidePath === guidePath)
    .map((country) => ({
      country: nameAlone(country),
      result: cost.costOf({ country: country.id, level: 'bachelor' }, country, cost.rates),
    }));

it('a first year equals the cost planner’s, to the lakh', () => {
  for (const [index, { id, levels }] of firstYears.entries()) {
    const country = cost.countries[index];
    if (country === undefined) throw new Error(`The planner has no ${id}.`);
    for (const { level, low, high } of levels) {
      const { firstYear } = cost.costOf({ country: id, level }, country, cost.rates);
      expect([low, high], `${id} ${level}`).toEqual(
        [firstYear?.npr.low, firstYear?.npr.high].map((npr) => Math.round(inLakh(npr))),
      );
    }
  }
});

it('“Where do I fit?” has the planner’s first year and money to show for every country and level', () => {
  for (const [index, country] of countries.entries())
    for (const level of ['bachelor', 'master', 'doctorate'] as const) {
      const costs = cost.countries[index];
      const needs = needsOf(country, level, cost.rates);
      if (costs === undefined || needs === undefined)
        throw new Error(`${country.facts.country} lacks ${level}.`);
      const planned = cost.costOf({ country: costs.id, level }, costs, cost.rates);
      expect(needs.firstYear, `${costs.id} ${level}`).toEqual((planned.firstYear ?? planned.only)?.npr);
      expect(needs.part === 'all', `${costs.id} ${level}`).toBe(planned.only === undefined);
      expect(needs.funds, `${costs.id} ${level}`).toEqual(planned.funds?.npr);
    }
});

it('a level without a known tuition has no total, and a total without an upper end begins with “from”', () => {
  const usa = firstYears.find(({ id }) => id === 'usa');
  expect(usa?.levels.map(({ level, text }) => [level, text])).toEqual([
    ['diploma', expect.stringMatching(/^from NPR \d+ lakh$/)],
    ['bachelor', expect.stringMatching(/^NPR \d+–\d+ lakh$/)],
    ['master', expect.stringMatching(/^NPR \d+–\d+ lakh$/)],
  ]);
});

it('each guide has its bachelor’s first year, Europe’s from the cheapest country to the dearest', () => {
  expect(guideFacts.map(({ firstYear }) => firstYear?.text)).toEqual(
    Array(8).fill(expect.stringMatching(/^NPR \d+(–\d+)? lakh$/)),
  );
  const europe = firstYears
    .filter(({ guidePath }) => guidePath === '/study-in-europe')
    .flatMap(({ levels }) => levels.filter(({ level }) => level === 'bachelor'));
  expect(across.guides['/study-in-europe']).toMatchObject({
    low: Math.min(...europe.map(({ low }) => low)),
    high: Math.max(...europe.map(({ high }) => high)),
  });
});

it('work is stated in hours a week and in years after study, by the newest figures', () => {
  const figures = Object.fromEntries(
    across.work.map(({ label, figures }) => [label, figures.map(({ amount }) => amount).join()]),
  );
  expect(figures).toMatchObject({
    ...{ Australia: '24,2–3', Canada: '24,3', UK: '20,1.5', Japan: '28,0.5–1' },
    // Korea's two official guides disagree.
    Korea: '25,2–3',
  });
  expect(across.work.find(({ label }) => label === 'Canada')?.figures[0]).toEqual({
    words: '24 hours per week',
    amount: '24',
    percent: 80,
  });
});

it.each(guidePaths)('the parts of a first year of %s add up to the planner’s totals', (guidePath) => {
  const planned = plannedFor(guidePath);
  const year = firstYearParts(guidePath);
  const totals = planned.flatMap(({ result: { firstYear } }) =>
    planned.length === 1 && firstYear?.npr.low !== firstYear?.npr.high
      ? [firstYear?.npr.low, firstYear?.npr.high]
      : [firstYear?.npr.high],
  );
  expect(year?.bars).toHaveLength(totals.length);
  for (const [bar, total] of totals.entries()) {
    const sum = year?.parts.reduce((amount, { amounts }) => amount + (amounts[bar] ?? 0), 0) ?? 0;
    // Each amount is rounded to a tenth of a lakh.
    expect(Math.abs(sum - inLakh(total)), year?.bars[bar]).toBeLessThanOrEqual(0.2);
    expect(year?.bars[bar]).toMatch(new RegExp(`[\u00a0 –]${Math.round(inLakh(total))}(\u00a0lakh)?$`));
  }
  const rest = planned.length === 1 && planned[0] && cost.restOf(planned[0].result);
  expect(year?.rest).toMatch(
    /^Fees: [^.]+\. (Each bar ends at .*)?(Not in (?:these totals|this sum): .*|All costs .*)\. Rupees at 1\s[A-Z]{3}\s= NPR\s[\d.]+, \d+\s\w+\s\d{4}\.$/,
  );
  expect(year?.rest).toContain(rest || 'the country’s highest sum');
});

it('a line without a figure is left out of the first year’s parts and named below', () => {
  const usa = firstYearParts('/study-in-usa');
  expect(usa?.parts.map(({ label }) => label)).toEqual(['Tuition', 'Living costs', 'Fees']);
  expect(usa?.rest).toContain('health insurance');
  const europe = firstYearParts('/study-in-europe')?.rest;
  expect(europe).toMatch(
    /Not in these totals: the year of Studienkolleg.*; health insurance, except in Germany and France\./,
  );
});

it('the first year’s fees and the UK’s surcharge are named', () => {
  expect(firstYearParts('/study-in-japan')?.rest).toMatch(
    /^Fees: admission fee, No Objection Certificate, education service fee\./,
  );
  expect(firstYearParts('/study-in-uk')?.parts.at(-1)?.label).toBe('Health surcharge');
});

it('a first year has a bar for each country of Europe, two for Japan’s kinds of university, and none for an unknown guide', () => {
  expect(firstYearParts('/study-in-europe')?.bars.map((bar) => bar.split(':')[0])).toEqual(
    plannedFor('/study-in-europe').map(({ country }) => country),
  );
  expect(firstYearParts('/study-in-japan')?.bars).toEqual([
    expect.stringMatching(/^National university: NPR\u00a0\d+\u00a0lakh$/),
    expect.stringMatching(/^Private university: NPR\u00a0\d+\u00a0lakh$/),
  ]);
  expect(['/study-in-usa', '/study-in-europe'].map((path) => firstYearParts(path)?.of)).toEqual([
    'for the first year',
    'for the first year',
  ]);
  expect(firstYearParts('/study-in-norway')).toBeUndefined();
});

describe('an amount in rupees', () => {
  const fact = { id: 'fee', value: 'a fee', meaning: 'A fee', origin: 'ledger', asOf: '2026' };
  /** The amount in lakh that the build adds to a fact. */
  const lakhOf = (change: Partial<Fact>) => {
    const stated: object & { lakh?: unknown } = { ...fact, ...change };
    addWords([{ items: [stated] }]);
    return stated.lakh;
  };
  const audRate = cost.rates.find(({ code }) => code === 'AUD')?.npr ?? Number.NaN;

  it('is a year’s amount at the planner’s rate', () => {
    const year = inLakh(audRate * 30_000);
    expect(lakhOf({ low: 20_000, high: 30_000, currency: 'AUD', per: 'year' })).toMatchObject({
      high: Math.round(year),
      text: expect.stringMatching(/^NPR \d+–\d+ lakh$/),
    });
    expect(lakhOf({ low: 2500, high: 2500, currency: 'AUD', per: 'month' })).toMatchObject({
      text: `NPR ${Math.round(year)} lakh`,
    });
    // A lower end alone is drawn as a dot.
    const open = lakhOf({ low: 30_000, open: true, currency: 'AUD', per: 'year' });
    expect(open).toMatchObject({ low: Math.round(year), high: Math.round(year) });
  });

  it.each<[string, Partial<Fact>]>([
    ['in a currency without a rate', { low: 6000, currency: 'XXX', per: 'year' }],
    ['that is not money', { low: 20, unit: 'hour', per: 'week' }],
  ])('is not given for a figure %s', (_, change) => {
    expect(lakhOf(change)).toBeUndefined();
  });
});
