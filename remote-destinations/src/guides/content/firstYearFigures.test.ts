// @vitest-environment node

import type { StudyLevel } from '@sayapatri/contract';
import { expect, it } from 'vitest';
import { restOf } from '../../plan/content/cost.ts';
import { costOf } from '../../plan/cost/costPlan.ts';
import { firstYearEnd } from '../schema/stated.ts';
import countries from './countries.ts';
import { firstYearIn, firstYearPlot } from './firstYearFigures.ts';
import guideFacts from './guideFacts.ts';
import { afterStudy, workHours } from './workBars.ts';

const guidePaths = [...new Set(countries.map(({ guidePath }) => guidePath))];
const inLakh = (rupees = Number.NaN) => rupees / 100_000;

/** The planner's results for a bachelor in the countries of a guide. */
const plannedFor = (guidePath: string) =>
  countries
    .filter((country) => country.guidePath === guidePath)
    .map((country) => ({
      country: country.name,
      result: costOf(country, { level: 'bachelor' }),
    }));

it('a level without a known tuition has no total, and a total without an upper end begins with “from”', () => {
  const textOf = (level: StudyLevel) => firstYearIn('/study-in-usa', level)?.text;
  expect(textOf('diploma')).toMatch(/^from NPR \d+ lakh$/);
  expect(textOf('master')).toMatch(/^NPR \d+–\d+ lakh$/);
  expect(textOf('doctorate')).toBeUndefined();
});

it('each guide has its bachelor’s first year, Europe’s from the cheapest country to the dearest', () => {
  expect(guideFacts.map(({ firstYear }) => firstYear?.text)).toEqual(
    Array(8).fill(expect.stringMatching(/^NPR \d+(–\d+)? lakh$/)),
  );
  for (const guidePath of guidePaths) {
    const years = plannedFor(guidePath).flatMap(({ result }) => result.firstYear?.npr ?? []);
    expect(firstYearIn(guidePath), guidePath).toMatchObject({
      low: Math.round(inLakh(Math.min(...years.map(({ low }) => low)))),
      high: Math.round(inLakh(Math.max(...years.map(({ high }) => high)))),
    });
  }
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
    expect(rest).toContain(others.length === 0 && result ? restOf(result) : 'Not in these totals');
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

it.each(guidePaths)('the first year of %s has room on the scale of all guides', (guidePath) => {
  expect(firstYearIn(guidePath)?.high).toBeLessThan(firstYearEnd);
});
