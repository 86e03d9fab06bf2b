// @vitest-environment node
import { expect, it } from 'vitest';
import compare from '../content/compare.ts';
import { readCountries } from './readCountries.ts';

const known = compare.countries.map(({ id }) => id);
const read = (query: string) => readCountries(new URLSearchParams(query), known);
const cellOf = (row: string, country: string) =>
  compare.rows.find(({ title }) => title === row)?.cells[known.indexOf(country)];
const textOf = (row: string, country: string) => cellOf(row, country)?.text;

it('the address names up to three known countries, each once', () => {
  expect(read('c=japan,usa,korea,uk')).toEqual(['japan', 'usa', 'korea']);
  expect(read('c=uk,uk,atlantis')).toEqual(['uk']);
  expect(read('c=europe,new-zealand')).toEqual(['germany', 'new-zealand']);
  expect(read('')).toEqual(['australia', 'canada', 'uk']);
});

it('every row has a cell for every country, taken from the fact that its guide states', () => {
  for (const { cells } of compare.rows) expect(cells).toHaveLength(known.length);
  expect(textOf('Tuition a year, bachelor', 'australia')).toBe('AUD 20,000–45,000 a year');
  expect(textOf('Work while studying', 'canada')).toBe('20 hours per week');
  expect(textOf('PTE, bachelor', 'australia')).toBe('50-54');
  expect(textOf('PTE, bachelor', 'uk')).toBe('about 47–55, as IELTS 6.0-6.5');
  expect(textOf('PTE, master', 'new-zealand')).toBe('about 55, as IELTS 6.5 (6.0 each band)');
  expect(textOf('PTE, bachelor', 'korea')).toBe('about 39, as IELTS 5.5');
  expect(textOf('PTE, master', 'germany')).toBe('ask us');
  expect(textOf('Visa fee', 'germany')).toBe('ask us');
});

it('a sum says what it covers, and a figure that has changed since refers to its note', () => {
  const note = 'See the note below';
  expect(cellOf('Money to show for the visa', 'australia')?.details).toEqual([
    'Living costs to show for 12 months',
  ]);
  expect(cellOf('Money to show for the visa', 'uk')?.details).toEqual([
    'Living costs to show, outer London, nine months',
    note,
  ]);
  expect(cellOf('Work while studying', 'canada')?.details).toEqual([note]);
  expect(cellOf('Visa fee', 'australia')?.details).toEqual([]);
});
