// @vitest-environment node
import countries from 'virtual:countries';
import { expect, it } from 'vitest';
import { needsOf } from '../../plan/check/needs.ts';
import cost from '../../plan/content/cost.ts';
import { nameAlone } from '../../plan/cost/countryCosts.ts';
import { firstYearEnd } from '../schema/stated.ts';
import { bachelorsYears, firstYearParts, firstYears } from './firstYearFigures.ts';
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
  expect(words(workHours)).toMatchObject({
    Australia: '24',
    Canada: '24',
    UK: '20',
    Japan: '28',
    Korea: '25',
  });
  expect(words(afterStudy)).toMatchObject({
    Australia: '2–3',
    Canada: '3',
    UK: '1.5',
    Japan: '0.5–1',
    Korea: '2–3',
  });
  expect(workHours.find(({ label }) => label === 'Canada')?.words).toBe('24 hours per week');
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
    expect(sum.toFixed(1), year?.bars[bar]?.name).toBe(year?.bars[bar]?.sum.toFixed(1));
    expect(year?.bars[bar]?.sum, year?.bars[bar]?.name).toBe(Math.round(10 * inLakh(total)) / 10);
  }
  const rest = planned.length === 1 && planned[0] && cost.restOf(planned[0].result);
  expect(year?.rest).toMatch(
    /^Fees: [^.]+\. (Not in (?:these totals|this sum): .*|All costs .*)\. Rupees at 1\s[A-Z]{3}\s= NPR\s[\d.]+, \d+\s\w+\s\d{4}\.$/,
  );
  expect(year?.rest).toContain(rest || 'Not in these totals');
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
  expect(firstYearParts('/study-in-europe')?.bars.map(({ name }) => name)).toEqual(
    plannedFor('/study-in-europe').map(({ country }) => country),
  );
  expect(firstYearParts('/study-in-japan')?.bars).toEqual([
    { name: 'National university', sum: expect.any(Number) },
    { name: 'Private university', sum: expect.any(Number) },
  ]);
  expect(['/study-in-usa', '/study-in-europe'].map((path) => firstYearParts(path)?.of)).toEqual([
    'for the first year',
    'for the first year',
  ]);
  expect(firstYearParts('/study-in-norway')).toBeUndefined();
});

it('every first year has room on the scale of all guides', () => {
  for (const [path, { high }] of Object.entries(bachelorsYears))
    expect(high, path).toBeLessThan(firstYearEnd);
});
