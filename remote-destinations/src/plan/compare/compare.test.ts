// @vitest-environment node
import { expect, it } from 'vitest';
import compare from '../content/compare.ts';
import { readCountries } from './readCountries.ts';

const known = compare.countries.map(({ id }) => id);
const read = (query: string) => readCountries(new URLSearchParams(query), known);
const textOf = (row: string, country: string) =>
  compare.rows.find(({ title }) => title === row)?.cells[known.indexOf(country)]?.text;

it('the address names up to three known countries, each once', () => {
  expect(read('c=japan,usa,korea,uk')).toEqual(['japan', 'usa', 'korea']);
  expect(read('c=uk,uk,atlantis')).toEqual(['uk']);
  expect(read('c=europe,new-zealand')).toEqual(['germany', 'new-zealand']);
  expect(read('')).toEqual(['australia', 'canada', 'uk']);
});

it('every row has a cell for every country, taken from the fact that its guide states', () => {
  for (const { cells } of compare.rows) expect(cells).toHaveLength(known.length);
  expect(textOf('Tuition a year, bachelor', 'australia')).toBe('AUD 20,000-45,000');
  expect(textOf('Work while studying', 'canada')).toBe('20 hours per week');
  expect(textOf('PTE, bachelor', 'australia')).toBe('50-54');
  expect(textOf('PTE, bachelor', 'uk')).toBe('about 47-55, as IELTS 6.0-6.5');
  expect(textOf('PTE, master', 'new-zealand')).toBe('about 55, as IELTS 6.5');
  expect(textOf('PTE, bachelor', 'korea')).toBe('about 39, as IELTS 5.5');
  expect(textOf('PTE, master', 'germany')).toBe('ask us');
  expect(textOf('Visa fee', 'germany')).toBe('ask us');
});
