// @vitest-environment node
import { expect, test } from 'vitest';
import { numberIn, rupeesIn } from './rupeesIn.ts';

test.each([
  ['18,000', 18_000],
  ['71.5 %', 71.5],
  ['३.२', 3.2],
  ['१,२०,०००', 120_000],
  ['0', 0],
  ['6,5', 6.5],
  ['18.000,50', 18_000.5],
  ['18,000.50', 18_000.5],
])('%s is the number %d', (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});

test.each([
  ['2,500,000', 2_500_000],
  ['Rs. 25 lakh', 2_500_000],
  ['NPR 1,20,000/-', 120_000],
  ['NPR 1.2crore', 12_000_000],
  ['3 lacs', 300_000],
  ['2,5 lakh', 250_000],
  ['२५ लाख', 2_500_000],
  ['रु. १.५ करोड', 15_000_000],
])('%s are %d rupees', (typed, rupees) => {
  expect(rupeesIn(typed)).toBe(rupees);
});

test.each([
  '',
  ' ',
  ',',
  '%',
  'much',
  'लाख',
  '25 lakh or 30',
  '१ मन',
  '1.2.3',
  '1e9',
  '0x10',
  '-5',
  'Infinity',
])('%j is no amount', (typed) => {
  expect(numberIn(typed)).toBeNaN();
  expect(rupeesIn(typed)).toBeNaN();
});
