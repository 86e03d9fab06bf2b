// @vitest-environment node

import { expect, it } from 'vitest';
import { needsOf } from '../../plan/check/needs.ts';
import cost from '../../plan/content/cost.ts';
import { nameAlone } from '../../plan/cost/countryCosts.ts';
import { firstYearEnd } from '../schema/stated.ts';
import countries from './countries.ts';
import { bachelorsYears, firstYearPlot, firstYears } from './firstYearFigures.ts';
import guideFacts from './guideFacts.ts';
import { afterStudy, workHours } from './workBars.ts';

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
  expect(bachelorsYears['/study-in-europe']).toMatchObject({
    low: Math.min(...europe.map(({ low }) => low)),
    high: Math.max(...europe.map(({ high }) => high)),
  });
});

it('work is stated in hours a week and in years after study, by the newest figures', () => {
  const words = (bars: typeof workHours) => Object.fromEntries(bars.map(({ label, text }) => [label, text]));
  // Korea's two official guides disagree.
  expect(words(workHours)).toMatchObject({ Australia: '24', Canada: '24', Korea: '25' });
  expect(words(afterStudy)).toMatchObject({ Australia: '2–3', UK: '1.5', Japan: '0.5–1' });
  expect(workHours.find(({ label }) => label === 'Canada')?.words).toBe('24 hours per week');
});

it.each(guidePaths)(
  'the bars of a first year of %s add up to the planner’s totals, or are these',
  (guidePath) => {
    const planned = plannedFor(guidePath);
    const { bars = [], rest } = firstYearPlot(guidePath) ?? {};
    const [{ result } = {}, ...others] = planned;
    const { low, high } = result?.firstYear?.npr ?? { low: 0, high: 0 };
    const sumOf = (end: 'low' | 'high') => bars.reduce((all, bar) => all + bar[end], 0);
    if (others.length > 0)
      for (const [at, { country, result }] of planned.entries()) {
        const ends = [result.firstYear?.npr.low, result.firstYear?.npr.high].map((npr) =>
          inLakh(npr).toFixed(1),
        );
        expect(bars[at]).toMatchObject({ label: country, value: [...new Set(ends)].join('–') });
      }
    else if (guidePath === '/study-in-japan')
      expect(bars.map(({ label, value }) => [label, value])).toEqual([
        ['National university', inLakh(low).toFixed(1)],
        ['Private university', inLakh(high).toFixed(1)],
      ]);
    else {
      // Each part is rounded to a tenth.
      expect(Math.abs(sumOf('low') - inLakh(low))).toBeLessThan(0.2);
      expect(Math.abs(sumOf('high') - inLakh(high))).toBeLessThan(0.2);
    }
    expect(rest).toMatch(
      /^Fees: [^.]+\. (Not in (?:these totals|this sum): .*|All costs .*)\. Rupees at 1\s[A-Z]{3}\s= NPR\s[\d.]+, \d+\s\w+\s\d{4}\.$/,
    );
    expect(rest).toContain(others.length === 0 && result ? cost.restOf(result) : 'Not in these totals');
  },
);

it('a line without a figure is left out of the first year’s parts and named below', () => {
  const usa = firstYearPlot('/study-in-usa');
  expect(usa?.bars.map(({ label }) => label)).toEqual(['Tuition', 'Living costs', 'Fees']);
  expect(usa?.rest).toContain('health insurance');
  expect(firstYearPlot('/study-in-europe')?.rest).toMatch(
    /Not in these totals: the year of Studienkolleg.*; health insurance, except in Germany and France\./,
  );
});

it('the first year’s fees and the UK’s surcharge are named, and an unknown guide has no first year', () => {
  expect(firstYearPlot('/study-in-japan')?.rest).toMatch(
    /^Fees: admission fee, No Objection Certificate, education service fee\./,
  );
  expect(firstYearPlot('/study-in-uk')?.bars.at(-1)?.label).toBe('Health surcharge');
  expect(firstYearPlot('/study-in-norway')).toBeUndefined();
});

it('every first year has room on the scale of all guides', () => {
  for (const [path, { high }] of Object.entries(bachelorsYears))
    expect(high, path).toBeLessThan(firstYearEnd);
});
