// @vitest-environment node
import type { Fact } from '@sayapatri/facts';
import { expect, test } from 'vitest';
import { sumToShow } from './sumToShow.ts';

const source = { body: 'GOV.UK', page: 'Money', url: 'https://www.gov.uk/student-visa/money' } as const;
const [former, announced] = [
  { low: 10_539, value: '£10,539 outside London', since: '2025-11-11', asOf: '2025-11-11', source },
  { low: 10_827, value: '£10,827 outside London', since: '2026-11-30', asOf: '2026-09-03', source },
] as const;
const funds: Fact = {
  id: 'funds',
  value: '£9,135',
  low: 9135,
  currency: 'GBP',
  meaning: 'Living costs to show for nine months',
  origin: 'spec',
  source,
  today: [former, announced],
};

test('a site built before the day leads with the sum that is announced, and keeps the former one', () => {
  expect(sumToShow({ ...funds, counted: former })).toBe(
    '£10,827 outside London for applications from 30 November 2026 (before: £10,539 outside London)',
  );
});

test('a site built from that day on has the new sum alone', () => {
  expect(sumToShow({ ...funds, counted: announced })).toBe('£10,827 outside London');
});
