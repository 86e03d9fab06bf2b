// @vitest-environment node
import across from 'virtual:across-countries';
import { expect, it } from 'vitest';
import cost from '../plan/content/cost.ts';
import firstYears from './firstYears.ts';
import guideFacts from './guideFacts.ts';

it('a first year is the cost planner’s, to the lakh, at every level for which it has a total', () => {
  for (const { id, levels } of firstYears) {
    const country = cost.countries.find((one) => one.id === id);
    if (country === undefined) throw new Error(`The planner has no ${id}.`);
    for (const { level, low, high } of levels) {
      const { firstYear } = cost.costOf({ country: id, level, city: 'any' }, country, cost.rates);
      expect([low, high], `${id} ${level}`).toEqual(
        [firstYear?.npr.low, firstYear?.npr.high].map((npr) => Math.round((npr ?? 0) / 100_000)),
      );
    }
  }
  expect(firstYears.map(({ id }) => id)).toEqual(cost.countries.map(({ id }) => id));
});

it('a total is never given without the tuition: the USA states none for a doctorate', () => {
  const usa = firstYears.find(({ id }) => id === 'usa');
  expect(usa?.levels.map(({ level }) => level)).toEqual(['diploma', 'bachelor', 'master']);
});

it('a level without a known upper end says where it begins', () => {
  const usa = firstYears.find(({ id }) => id === 'usa');
  expect(usa?.levels.find(({ level }) => level === 'diploma')?.text).toMatch(/^from NPR \d+ lakh$/);
});

it('each guide leads with its bachelor’s year, Europe’s from its cheapest country to its dearest', () => {
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

it('hours of work are hours a week, and times after study are months, by the newest figures', () => {
  const hours = Object.fromEntries(across.workHours.bars.map(({ label, amount }) => [label, amount]));
  expect(hours).toMatchObject({ Australia: 24, Canada: 24, UK: 20, 'New Zealand': 25, Japan: 28, Korea: 25 });
  expect(across.workHours.bars.find(({ label }) => label === 'Canada')?.words).toBe('24 hours per week');
  const months = Object.fromEntries(across.afterStudy.bars.map(({ label, amount }) => [label, amount]));
  expect(months).toMatchObject({ Australia: 36, Canada: 36, UK: 18, Japan: 6 });
  // Two official guides of Korea disagree, so it has no figure.
  expect(months).not.toHaveProperty('Korea');
});
