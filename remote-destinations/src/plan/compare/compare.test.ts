// @vitest-environment node
import { expect, it } from 'vitest';
import { chosenOf, comparedOf, rowsOf } from '../content/compare.ts';
import countries from '../content/plannedCountries.ts';
import { costOf } from '../cost/costPlan.ts';
import { verdictOf } from './verdict.ts';

const compared = (...ids: string[]) => comparedOf(countries, ids, 'bachelor');
const cellOf = (title: string, ...ids: string[]) =>
  (['decisive', 'further'] as const)
    .flatMap((rows) => rowsOf(compared(...ids), rows))
    .find((row) => row.title === title)?.cells[0];
const yearOf = (id: string) => {
  const country = countries.find((one) => one.id === id);
  const result = country && costOf(country, { level: 'bachelor' });
  return result?.firstYear?.npr ?? { low: 0, high: 0 };
};

it('two countries at least are compared', () => {
  expect(chosenOf([])).toEqual(['australia', 'uk']);
  expect(chosenOf(['japan'])).toEqual(['japan', 'australia']);
  expect(chosenOf(['australia'])).toEqual(['australia', 'uk']);
  expect(chosenOf(['japan', 'korea', 'usa'])).toEqual(['japan', 'korea', 'usa']);
});

it('the verdict tells how far apart both ends of the first years are, by the planner’s sums', () => {
  const [australia, uk] = [yearOf('australia'), yearOf('uk')];
  const inLakh = (rupees: number) => Math.round(rupees / 100_000);
  expect(verdictOf(compared('australia', 'uk'))).toBe(
    `The UK’s first year starts NPR ${inLakh(australia.low - uk.low)} lakh below Australia’s, but can cost ${inLakh(uk.high - australia.high)} lakh more.`,
  );
  expect(verdictOf(compared('australia', 'japan'))).toMatch(
    /^Japan’s first year costs less than Australia’s: NPR \d+ lakh at the lowest, \d+ lakh at the highest\.$/,
  );
  expect(verdictOf(compared('usa', 'netherlands', 'japan'))).toBe(
    'Japan’s first year starts lowest; the USA’s can cost most.',
  );
  expect(verdictOf(comparedOf(countries, ['usa', 'australia'], 'doctorate'))).toMatch(
    /^Australia’s first year starts at NPR \d+ lakh\. For the USA no whole sum is known\.$/,
  );
});

it.each([
  [[20, 40], [20.2, 40.4], 'A’s and b’s first years cost about the same.'],
  [[20, 40], [20, 60], 'A’s and b’s first years start about the same, but b’s can cost NPR 20 lakh more.'],
  [
    [20, 40],
    [30, 40],
    'A’s first year starts NPR 10 lakh below b’s; the dearest courses cost about the same.',
  ],
])('first years of %j and %j: %s', ([low = 0, high = 0], [otherLow = 0, otherHigh = 0], sentence) => {
  const year = (name: string, from: number, to: number) => ({
    name,
    inSentence: name,
    firstYear: { npr: { low: from * 100_000, high: to * 100_000 }, open: false },
  });
  expect(verdictOf([year('a', low, high), year('b', otherLow, otherHigh)])).toBe(sentence);
});

it('a cell states the newest figure, and what must be shown besides', () => {
  expect(cellOf('Visa fee', 'uk')).toEqual({ text: 'NPR 1.1 lakh', note: '£558' });
  expect(cellOf('Visa fee', 'canada')?.note).toBe('CAD 150 + CAD 85');
  expect(cellOf('Work while studying', 'canada')?.text).toBe('24 hours per week');
  expect(cellOf('Money to show for the visa', 'australia')?.note).toBe(
    'to live on, with the first year’s tuition; travel comes on top',
  );
  expect(cellOf('English', 'australia')).toEqual({
    text: 'IELTS 6.0 (no band under 5.5)',
    note: 'PTE 50-54',
  });
  expect(cellOf('Health insurance', 'uk')?.note).toBe('£776 a year, paid at once for the whole stay');
  expect(cellOf('Spouse and children', 'korea')?.text).toBe('Ask us');
});
