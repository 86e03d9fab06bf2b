// @vitest-environment node
import { describe, expect, it } from 'vitest';
import answer from '../testing/bankAnswer.json';
import { ratesAddress, refreshedRates } from './publishedRates.ts';
import { ageInDays, type Rate } from './rate.ts';

const row = (code: string, change: Partial<Rate> = {}): Rate => ({
  code,
  npr: 1,
  asOf: '2026-09-29',
  origin: 'market',
  ...change,
});

describe('the bank’s response', () => {
  it('gives the selling rate of the newest day for one unit of each currency', () => {
    expect(refreshedRates([row('AUD'), row('JPY'), row('KRW')], answer)).toEqual([
      { code: 'AUD', npr: 107.63, asOf: '2026-11-21', origin: 'nrb' },
      { code: 'JPY', npr: 0.975, asOf: '2026-11-21', origin: 'nrb' },
      { code: 'KRW', npr: 0.1133, asOf: '2026-11-21', origin: 'nrb' },
    ]);
  });

  it('leaves a row unchanged if the bank does not sell the currency or the row is newer', () => {
    const table = [row('NZD'), row('SEK'), row('AUD', { asOf: '2026-11-22' })];
    expect(refreshedRates(table, answer)).toEqual(table);
  });

  it.each<[string, unknown, RegExp]>([
    ['is a page of HTML', '<html>', /the whole answer/],
    ['has no day', { ...answer, data: { payload: [] } }, /data\.payload/],
    ['reports a fault', { ...answer, status: { code: 400 } }, /status\.code/],
    [
      'has a price that is not a number',
      {
        ...answer,
        data: {
          payload: [{ date: '2026-11-21', rates: [{ currency: { iso3: 'AUD', unit: 1 }, sell: '-' }] }],
        },
      },
      /data\.payload\.0\.rates\.0\.sell/,
    ],
  ])('is refused when it %s', (_, wrong, field) => {
    expect(() => refreshedRates([row('AUD')], wrong)).toThrow(field);
  });
});

it('the request for ten days has all four parameters', () => {
  expect(ratesAddress(new Date('2026-11-22T08:00:00Z'))).toBe(
    'https://www.nrb.org.np/api/forex/v1/rates?page=1&per_page=10&from=2026-11-13&to=2026-11-22',
  );
});

it('a rate’s age is counted in days', () => {
  expect(ageInDays(row('AUD'), new Date('2026-11-22T08:00:00Z'))).toBe(54);
  // In Nepal the next day has begun.
  expect(ageInDays(row('AUD'), new Date('2026-11-22T20:00:00Z'))).toBe(55);
});
