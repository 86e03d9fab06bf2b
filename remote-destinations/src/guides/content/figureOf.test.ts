// @vitest-environment node
import type { Fact } from '@sayapatri/facts';
import { expect, it } from 'vitest';
import { rateOf } from '../../plan/content/rates.ts';
import { changesOf, figureOf } from './figureOf.ts';

const source = { body: 'Office', page: 'Fees', url: 'https://office.example' } as const;
const fee: Fact = {
  id: 'fee',
  value: '£348',
  low: 348,
  currency: 'GBP',
  meaning: 'fee',
  origin: 'spec',
  source,
};
const today = { value: '£558', low: 558, since: '2026-04-08', asOf: '2026-04-08', source };
const later = { value: '£600', low: 600, since: '2099-01-01', asOf: '2026-10', source };
const pound = rateOf('GBP').npr;
const inThousands = (pounds: number) =>
  `NPR ${Number((pounds * pound).toPrecision(2)).toLocaleString('en-IN')}`;

it('a figure has its amount in rupees', () => {
  expect(figureOf(fee)).toEqual({ text: '£348', rupees: inThousands(348) });
});

it('a newer figure stands beside it, and the rupees are of the newer one', () => {
  const fact = {
    ...fee,
    today: [{ ...today, low: 448, value: '£448' }],
    counted: { ...today, low: 448, value: '£448' },
  };
  expect(figureOf(fact)).toEqual({ text: '£348', newer: '£448', rupees: inThousands(448) });
});

it('an announced figure leads with its day, because whoever starts now will need it', () => {
  const fact = { ...fee, low: 100, today: [today, { ...later, low: 300 }], counted: today };
  expect(figureOf(fact)).toMatchObject({ newer: '£600 from 1 January 2099', rupees: inThousands(300) });
});

it.each<[string, Partial<Fact>]>([
  ['in a currency without a rate', { currency: 'XXX' }],
  ['for an hour', { per: 'hour' }],
  ['of nothing', { low: 0 }],
])('an amount %s has no rupees', (_, change) => {
  expect(figureOf({ ...fee, ...change }).rupees).toBeUndefined();
});

it('an open amount begins with “from”, and a semester’s fee is a year’s in rupees', () => {
  expect(figureOf({ ...fee, value: 'from £100', low: 100, open: true }).rupees).toMatch(/^from NPR/);
  expect(figureOf({ ...fee, low: 200, per: 'semester' }).rupees).toBe(`${inThousands(400)} a year`);
});

it('the changes of a figure name their days and the source', () => {
  expect(changesOf({ ...fee, today: [today, later], counted: today })).toEqual([
    'Fee: £348; today £558, since 8 April 2026; from 1 January 2099 £600 (Office).',
  ]);
  expect(changesOf({ ...fee, worldNote: { text: 'It will change', asOf: '2026-10', source } })).toEqual([
    'It will change (Office, October 2026).',
  ]);
  expect(changesOf(fee)).toEqual([]);
});
