// @vitest-environment node
import { testContent } from '@sayapatri/testing/content';
import { expect, test } from 'vitest';
import { lakhText, rupeesInWords } from '../format.ts';
import pictures from '../pictures/pictures.ts';
import planPages from '../planPages.ts';
import { itemsOf } from './checklist.ts';
import hub from './hub.json';
import { moneyIn } from './money.ts';
import countries from './plannedCountries.ts';
import visa from './visa.ts';

testContent({
  ...import.meta.glob(
    [
      './{check,checklist,compare,cost,glossary,hub,intake,planTexts,scholarshipsPage,words}.json',
      './{plannedCountries,intakeCountries,listedScholarships,marks,visa}.ts',
    ],
    { eager: true, import: 'default' },
  ),
  checklist: countries.map(itemsOf),
  money: moneyIn(countries),
});

test('the hub has every page of the collection, and no page twice', () => {
  const paths = planPages.pages.map(({ path }) => path).filter((path) => path !== '/plan');
  const linked: string[] = [...hub.doors, ...hub.more].map(({ href }) => href);
  expect(new Set(linked).size).toBe(linked.length);
  expect(linked).toEqual(expect.arrayContaining(paths));
});

test('every door has a picture of its own', () => {
  for (const { picture } of hub.doors) expect(pictures[picture]?.alt.length).toBeGreaterThan(15);
});

test('New Zealand’s visa fee says “from” in rupees on each page, because it can be higher', () => {
  const isThere = ({ id }: { id: string }) => id === 'new-zealand';
  expect(countries.filter(isThere).flatMap(itemsOf)).toContainEqual(
    expect.objectContaining({ id: 'visa-fee', sum: expect.stringMatching(/^From NPR\s[\d,]+$/) }),
  );
  expect(visa.countries.find(isThere)?.fee).toMatch(/^From NPR\s[\d,]+$/);
});

test('a master’s degree never begins at the fee of a college that has none', () => {
  const both = countries
    .map(({ id, facts: { tuition } }) => ({ id, ...tuition }))
    .filter(({ diploma, master }) => diploma?.low && master);
  expect(both.map(({ id }) => id)).toContain('usa');
  for (const { diploma, master } of both) expect(master?.low).toBeGreaterThan(diploma?.low ?? 0);
});

test('a sum in lakh has one rounding: whole ones from ten lakh on', () => {
  expect(lakhText({ low: 5_980_000, high: 8_803_000 })).toBe('60–88 lakh');
  expect(lakhText({ low: 840_000, high: 1_250_000 })).toBe('8.4–13 lakh');
  expect(lakhText({ low: 2_080_000, high: 2_084_000 })).toBe('21 lakh');
  expect(lakhText({ low: 2_080_000, high: 2_584_000 }, true)).toBe('from 21 lakh');
});

test.each([
  [73_975, 73_975, 'NPR 74,000'],
  [104_844, 104_844, 'NPR 1 lakh'],
  [26_211, 104_844, 'NPR 26,000 to 1 lakh'],
  [92_286, 184_572, 'NPR 92,000 to 1.8 lakh'],
  [330_000, 77_000, 'NPR 3.3 lakh to 77,000'],
  [2_321_000, 7_738_000, 'NPR 23–77 lakh'],
])('%i to %i rupees are %s', (low, high, words) => expect(rupeesInWords({ low, high })).toBe(words));
