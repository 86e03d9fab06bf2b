// @vitest-environment node
import { expect, test } from 'vitest';
import { nextIntake } from './nextIntake.ts';

test('the next intake leaves six months or more, and may be in the year after next', () => {
  const today = new Date('2026-11-28T10:00:00Z');
  expect(nextIntake([2, 3, 7], today)).toBe('July 2027');
  expect(nextIntake([1, 9], today)).toBe('September 2027');
  expect(nextIntake([5], today)).toBe('May 2027');
  expect(nextIntake([4], today)).toBe('April 2028');
});
