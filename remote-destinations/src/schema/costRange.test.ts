// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { costBarPercent, parseCostRange } from './costRange.ts';

describe('reading a cost range', () => {
  it.each([
    ['$1,450-$2,800', 1450, 2800],
    ['AUD $1,450-$2,800', 1450, 2800],
    ['$45-$1,200', 45, 1200],
    ['$6,000 to $55,000', 6000, 55000],
    ['$100–$200', 100, 200],
    ['$800-1500', 800, 1500],
    ['€476', 476, 476],
    ['NZ$430', 430, 430],
    ['£11,385', 11385, 11385],
    ['CAD 50,000-CAD 70,000', 50000, 70000],
    ['$10.94', 10.94, 10.94],
  ])('reads %s', (text, low, high) => {
    expect(parseCostRange(text)).toEqual({ low, high });
  });

  it.each([
    '',
    'cheap',
    '$',
    '1,450-2,800',
    '$1,450-',
    '-$2,800',
    '$1,450--$2,800',
    '$1,45-$2,800',
    '$2,800-$1,450',
    '$1,450-€2,800',
    'about $1,450',
    '$1,450-$2,800 per month',
    '$1,450-$2,800-$3,000',
  ])('refuses "%s" and quotes it', (text) => {
    expect(() => parseCostRange(text)).toThrow(`cannot read the cost range "${text}"`);
  });
});

describe('filling a cost bar', () => {
  it('fills in proportion to the upper bound over 1500', () => {
    expect(costBarPercent({ low: 300, high: 750 })).toBe(50);
    expect(costBarPercent({ low: 0, high: 0 })).toBe(0);
  });

  it('is full at 1500 and stays full above', () => {
    expect(costBarPercent({ low: 800, high: 1500 })).toBe(100);
    expect(costBarPercent({ low: 800, high: 2800 })).toBe(100);
  });
});
