// @vitest-environment node
import { expect, it } from 'vitest';
import check from '../content/check.ts';
import compare from '../content/compare.ts';
import cost from '../content/cost.ts';
import money from '../content/money.ts';
import { rates } from '../content/rates.ts';
import { nameAlone } from '../cost/countryCosts.ts';
import { rateOf, roundedRupees } from '../rates/rate.ts';
import { readCountries } from './readCountries.ts';

const known = compare.countries.map(({ id }) => id);
const read = (query: string) => readCountries(new URLSearchParams(query), known);
const cellOf = (row: string, country: string) =>
  compare.rows.find(({ title }) => title === row)?.cells[known.indexOf(country)];
const funds = 'Money to show, bachelor';
const textOf = (row: string, country: string) => cellOf(row, country)?.text;

it('the address names up to three known countries, each once', () => {
  expect(read('c=japan,usa,korea,uk')).toEqual(['japan', 'usa', 'korea']);
  expect(read('c=uk,uk,atlantis')).toEqual(['uk']);
  expect(read('c=europe,new-zealand')).toEqual(['germany', 'new-zealand']);
  expect(read('')).toEqual(['australia', 'canada', 'uk']);
});

it('every row has a cell for every country, with the figure of its guide', () => {
  for (const { cells } of compare.rows) expect(cells).toHaveLength(known.length);
  expect(textOf('Tuition a year, bachelor', 'australia')).toBe('AUD 20,000–45,000 a year');
  expect(textOf('English, bachelor', 'australia')).toBe('IELTS 6.0 (no band under 5.5)');
  const pteOf = (row: string, country: string) => cellOf(row, country)?.details[0];
  expect(pteOf('English, bachelor', 'australia')).toBe('PTE 50-54');
  expect(pteOf('English, bachelor', 'uk')).toBe('PTE about 47–55, by Pearson’s table');
  expect(pteOf('English, master', 'new-zealand')).toBe('PTE about 55, by Pearson’s table');
  expect(pteOf('English, bachelor', 'korea')).toBe('PTE about 39, by Pearson’s table');
  expect(pteOf('English, master', 'germany')).toBeUndefined();
});

it('a cell states the newest figure with its date, and the guide’s own figure in the details', () => {
  const fee = cellOf('Visa fee', 'uk');
  expect(fee?.text).toBe('£558');
  expect(fee?.details).toContain('Earlier figure: £348');
  expect(fee?.facts[0]?.asOf).toMatch(/^2026-04/);
  expect(textOf('Work while studying', 'canada')).toBe('24 hours per week');
});

it('the visa fee is the sum of all fees in rupees, with each fee beside it', () => {
  const fee = cellOf('Visa fee', 'canada');
  expect(fee?.text).toBe('CAD 150 + CAD 85');
  expect(fee?.rupees?.low).toBe(roundedRupees(235 * rateOf('CAD', rates).npr));
});

it('an amount in lakh is rounded once, as in the planner’s table', () => {
  const { npr } = rateOf('EUR', rates);
  const [low, high] = [9_000, 20_000].map((own) => ((own * npr) / 100_000).toFixed(1).replace(/\.0$/, ''));
  expect(cellOf('Tuition a year, bachelor', 'netherlands')?.rupees?.text).toBe(`${low}–${high}`);
});

it('the money to show names what must be shown besides the sum', () => {
  expect(textOf(funds, 'australia')).toMatch(/ a year, and the first year’s tuition; travel comes on top$/);
  expect(textOf(funds, 'germany')).not.toContain('tuition');
});

it('the money to show is the same sum in every tool, at every level', () => {
  for (const country of cost.countries) {
    const cell = cellOf(funds, country.id);
    for (const level of ['bachelor', 'master', 'doctorate'] as const) {
      const sum = cost.costOf({ country: country.id, level, city: 'any' }, country, rates).funds;
      const text = sum && cost.result.lakh(sum.npr).replace(' lakh', '');
      const checked = check.countries.find(({ id }) => id === country.id)?.needs[level].funds.npr;
      expect(checked, `${country.id}, ${level}`).toEqual(sum?.npr);
      if (level === 'bachelor') {
        expect(cell?.rupees?.text, country.id).toBe(text && `${sum.open ? 'from ' : ''}${text}`);
        const bar = money.toShow.bars.find(({ label }) => label === nameAlone(country));
        if (text) expect(bar?.value, country.id).toBe(`${sum.open ? 'from ' : ''}${text} lakh`);
        else expect(bar, country.id).not.toHaveProperty('high');
      }
      if (level === 'master' && text && text !== cell?.rupees?.text)
        expect(cell?.details).toContain(`For a master’s degree: ${text} lakh`);
    }
  }
});

it('the UK’s money to show has today’s figures for London and for elsewhere', () => {
  expect(textOf(funds, 'uk')).toMatch(/London; £10,(539|827) /);
  // Until that day the sums to come stand in the open text.
  expect(textOf(funds, 'uk')).toMatch(/£14,130.*; £10,827/);
  const details = cellOf(funds, 'uk')?.details ?? [];
  expect(details[0]).toBe('For nine months');
  expect(details.find((detail) => detail.startsWith('Earlier'))).toMatch(
    /^Earlier figures: £[\d,]+; £[\d,]+$/,
  );
});

it('at most eight cells have no figure, and each of the eight says why', () => {
  const empty = compare.rows.flatMap(({ title, cells }) =>
    cells.flatMap(({ facts, details }, column) =>
      facts.length === 0 ? [{ cell: `${title}: ${known[column]}`, details }] : [],
    ),
  );
  expect(empty.length, empty.map(({ cell }) => cell).join('; ')).toBeLessThanOrEqual(8);
  for (const { cell, details } of empty) expect(details[0], cell).toMatch(/^[A-Z].+\.$/);
});

it('living costs are one official budget, not a list of prices', () => {
  expect(textOf('Living costs', 'usa')).toBe('$13,900–$15,920 a year');
  expect(textOf('Living costs', 'korea')).toBe('KRW 750,000–1,000,000 a month');
  expect(cellOf('Living costs', 'australia')).toMatchObject({ text: 'AUD 1,450–2,800 a month', details: [] });
});

it('costs have an amount in rupees, on one scale for each row; scores have none', () => {
  const rupees = (row: string, country: string) => cellOf(row, country)?.rupees;
  const tuition = rupees('Tuition a year, bachelor', 'australia');
  expect(tuition?.text).toMatch(/^[\d.]+–[\d.]+$/);
  const aud = rates.find(({ code }) => code === 'AUD')?.npr ?? 0;
  expect(tuition?.low).toBeCloseTo(20_000 * aud, -3);
  const row = compare.rows.find(({ title }) => title === 'Living costs');
  expect(row?.most).toBe(Math.max(...(row?.cells.map((cell) => cell.rupees?.high ?? 0) ?? [])));
  expect(rupees('Visa fee', 'uk')?.text).toMatch(/^1,\d{2},\d{3}$/);
  expect(compare.rows.find(({ title }) => title === 'Visa fee')?.unit).toBe('NPR');
  expect(rupees('English, bachelor', 'uk')).toBeUndefined();
});
