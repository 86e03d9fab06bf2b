// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ratesAddress, refreshedRates } from './publishedRates.ts';
import { ageInDays, type Rate } from './rate.ts';

/** A response in the bank's format: two days, prices as text, rates for ten yen and a hundred won. */
const answer = {
  status: { code: 200 },
  errors: { validation: null },
  params: { date: null, from: '2026-11-20', to: '2026-11-21', post_type: null, per_page: '10', page: '1' },
  data: {
    payload: [
      {
        date: '2026-11-21',
        published_on: '2026-11-21 00:00:28',
        modified_on: '2026-11-20 17:02:31',
        rates: [
          { currency: { iso3: 'INR', name: 'Indian Rupee', unit: 100 }, buy: '160.00', sell: '160.15' },
          { currency: { iso3: 'AUD', name: 'Australian Dollar', unit: 1 }, buy: '107.20', sell: '107.63' },
          { currency: { iso3: 'JPY', name: 'Japanese Yen', unit: 10 }, buy: '9.71', sell: '9.75' },
          { currency: { iso3: 'KRW', name: 'South Korean Won', unit: 100 }, buy: '11.28', sell: '11.33' },
          { currency: { iso3: 'SEK', name: 'Swedish Kroner', unit: 1 }, buy: '16.10', sell: '' },
        ],
      },
      {
        date: '2026-11-20',
        published_on: '2026-11-20 00:00:25',
        modified_on: '2026-11-19 17:01:12',
        rates: [{ currency: { iso3: 'AUD', name: 'Australian Dollar', unit: 1 }, buy: '1.00', sell: '2.00' }],
      },
    ],
  },
  pagination: { page: 1, pages: 1, per_page: '10', total: 2, links: { prev: null, next: null } },
};
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
