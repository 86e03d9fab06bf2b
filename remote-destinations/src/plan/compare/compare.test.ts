// @vitest-environment node
import { expect, it } from 'vitest';
import compare from '../content/compare.ts';
import cost from '../content/cost.ts';

const compared = (...ids: string[]) => compare.compared(ids, 'bachelor');
const cellOf = (title: string, ...ids: string[]) =>
  (['decisive', 'further'] as const)
    .flatMap((rows) => compare.rows(compared(...ids), rows))
    .find((row) => row.title === title)?.cells[0];
const lowOf = (id: string) => {
  const country = cost.countries.find((one) => one.id === id);
  return (
    (country && cost.costOf({ country: id, level: 'bachelor' }, country, cost.rates).firstYear?.npr.low) ?? 0
  );
};

it('two countries at least are compared', () => {
  expect(compare.chosen([])).toEqual(['australia', 'uk']);
  expect(compare.chosen(['japan'])).toEqual(['japan', 'australia']);
  expect(compare.chosen(['australia'])).toEqual(['australia', 'uk']);
  expect(compare.chosen(['japan', 'korea', 'usa'])).toEqual(['japan', 'korea', 'usa']);
});

it('the verdict says whose first year starts above whose, by the planner’s sums', () => {
  const gap = Math.round((lowOf('australia') - lowOf('uk')) / 100_000);
  expect(compare.verdict(compared('australia', 'uk'))).toMatch(
    new RegExp(`^Australia’s first year starts NPR ${gap} lakh above the UK’s\\.$`),
  );
  expect(compare.verdict(compared('uk', 'uk'))).toBe('The UK’s first year starts about as low as the UK’s.');
  expect(compare.verdict(compared('usa', 'netherlands', 'japan'))).toMatch(
    /^Japan’s first year starts lowest; the Netherlands’ NPR \d+ lakh above it, the USA’s NPR \d+ lakh above it\.$/,
  );
  expect(compare.verdict(compare.compared(['usa', 'australia'], 'doctorate'))).toMatch(
    /^Australia’s first year starts at NPR \d+ lakh\. For the USA no whole sum is known\.$/,
  );
});

it('a cell states the newest figure, and what must be shown besides', () => {
  expect(cellOf('Visa fee', 'uk')).toEqual({ text: 'NPR 1.1 lakh', note: '£558' });
  expect(cellOf('Visa fee', 'canada')?.note).toBe('CAD 150 + CAD 85');
  expect(cellOf('Work while studying', 'canada')?.text).toBe('24 hours per week');
  expect(cellOf('Money to show for the visa', 'australia')?.note).toBe(
    'to live on, and the first year’s tuition and travel',
  );
  expect(cellOf('English', 'australia')).toEqual({
    text: 'IELTS 6.0 (no band under 5.5)',
    note: 'PTE 50-54',
  });
  expect(cellOf('Health insurance', 'uk')?.note).toBe('£776 a year, paid at once for the whole stay');
  expect(cellOf('Spouse and children', 'korea')?.text).toBe('Ask us');
});
