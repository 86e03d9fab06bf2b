import type { Fact } from '@sayapatri/facts';
import { expect, it } from 'vitest';
import { nextIntakes } from './nextIntakes.ts';

const fact = {
  value: 'September/October and January, some in May',
  intakes: [
    { month: 9, or: 10, kind: 'main' },
    { month: 1, kind: 'main' },
    { month: 5, kind: 'some' },
  ],
} as Partial<Fact> as Fact;

it.each([
  [11, 'January and September/October 2027'],
  [9, 'January and September/October 2027'],
  [8, 'September/October 2026 and January 2027'],
  [1, 'September/October 2026 and January 2027'],
])('in month %i of 2026 the next intakes are %s', (month, value) => {
  expect(nextIntakes(fact, { year: 2026, month })).toEqual({ value, more: 'some in May' });
});

it('words keep their order, and each month has its year', () => {
  expect(nextIntakes('September/October; Germany also in April', { year: 2026, month: 5 })).toEqual({
    value: 'September/October 2026',
    more: 'Germany also in April 2027',
  });
});
