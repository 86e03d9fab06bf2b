import { expect, test } from 'vitest';
import { nextTry } from './outbox.ts';

test('the waits between tries grow from seconds to an hour, and tries end after two weeks', () => {
  const now = new Date('2026-01-01T00:00:00.000Z');
  const receivedAt = now.toISOString();
  const waitOf = (attempts: number) =>
    (new Date(nextTry(receivedAt, attempts, now) ?? 0).getTime() - now.getTime()) / 1_000;
  expect([1, 2, 3, 10, 11, 400].map(waitOf)).toEqual([5, 10, 20, 2_560, 3_600, 3_600]);
  const late = new Date('2026-01-15T00:00:01.000Z');
  expect(nextTry(receivedAt, 300, late)).toBeNull();
});
