// @vitest-environment node
import { expect, test } from 'vitest';
import { amountIn, readAmount } from './amountIn.ts';

test.each([
  ['25000', 25_000],
  ['1,20,000', 120_000],
  ['2,500,000', 2_500_000],
  ['18.000,50', 18_000.5],
  ['6,5', 6.5],
  ['.5', 0.5],
  ['65 %', 65],
  ['25 lakh', 2_500_000],
  ['1.2 crore', 12_000_000],
  ['1 crore 20 lakh', 12_000_000],
  ['1 lakh 20,000', 120_000],
  ['Rs. 1,20,000/-', 120_000],
  ['NPR 25lakh', 2_500_000],
  ['AUD 25,000', 25_000],
  ['NZ$ 25k', 25_000],
  ['£18,000', 18_000],
  ['२५ लाख', 2_500_000],
  ['६० हजार', 60_000],
  ['रु. १,२०,०००', 120_000],
])('%s is %d', (text, amount) => expect(amountIn(text)).toBe(amount));

test.each([
  '',
  'much',
  '-5',
  '12 lakes',
  '1.2.3',
  '25 000 lakh lakh',
  '20 30 lakh,',
  '1 2lakh 3crore4x',
  'लाख',
  '25 lakh or 30',
  '1e9',
  '0x10',
  'Infinity',
  '%',
])('%s is no amount', (text) => expect(amountIn(text)).toBeNaN());

test('an amount outside its range is a fault, never cut to fit', () => {
  const years = { min: 0.5, max: 10 };
  expect(readAmount('2.5', years)).toEqual({ value: 2.5, isFaulty: false });
  expect(readAmount('100', years)).toEqual({ isFaulty: true });
  expect(readAmount('0', years)).toEqual({ isFaulty: true });
  expect(readAmount(' ', years)).toEqual({ isFaulty: false });
  expect(readAmount(null, years)).toEqual({ isFaulty: false });
  expect(readAmount('6.3', { min: 0, max: 9, step: 0.5 })).toEqual({ isFaulty: true });
  expect(readAmount('6.5', { min: 0, max: 9, step: 0.5 })).toEqual({ value: 6.5, isFaulty: false });
});
