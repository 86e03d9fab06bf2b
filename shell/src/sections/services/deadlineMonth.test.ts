// @vitest-environment node
import { expect, test } from 'vitest';
import { deadlineMonth } from './deadlineMonth.ts';

test('a round’s last month is its deadline; without a date there is none', () => {
  expect(deadlineMonth(['A full scholarship', 'Last round: February to 30 April 2024'])).toBe(4);
  expect(deadlineMonth(['Last round: to early November 2026'])).toBe(11);
  expect(deadlineMonth(['Each school sets its date'])).toBeUndefined();
});
