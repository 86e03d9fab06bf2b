// @vitest-environment node
import { expect, test } from 'vitest';
import { officeStatusText } from '../content/officeHours.ts';
import { officeStatus } from './officeStatus.ts';

/** The text at a time of Kathmandu; 22 November 2026 is a Sunday. */
const at = (day: number, time: string) => {
  const status = officeStatus(new Date(`2026-11-${day}T${time}:00+05:45`));
  return status && officeStatusText(status);
};

test.each([
  [23, '08:59', 'Closed, opens today 9 AM'],
  [23, '09:00', 'Open now until 6 PM'],
  [27, '17:59', 'Open now until 6 PM'],
  [27, '18:00', 'Closed, opens tomorrow 10 AM'],
  [28, '10:00', 'Open now until 4 PM'],
  [28, '16:00', 'Closed, opens Monday 9 AM'],
  [22, '12:00', 'Closed, opens tomorrow 9 AM'],
])('on the %ith at %s: %s', (day, time, text) => expect(at(day, time)).toBe(text));

test('the day is Kathmandu’s, wherever the visitor is', () => {
  // In UTC this is still Sunday.
  const status = officeStatus(new Date('2026-11-22T23:00:00Z'));
  expect(status && officeStatusText(status)).toBe('Closed, opens today 9 AM');
});
