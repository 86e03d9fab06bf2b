// @vitest-environment node
import { expect, test } from 'vitest';
import { officeStatus } from './officeStatus.ts';

// Times of Kathmandu; 22 November 2026 is a Sunday.
test.each([
  ['2026-11-23T08:59:00+05:45', 'Closed now, opens at 9 AM'],
  ['2026-11-23T09:00:00+05:45', 'Open now until 6 PM'],
  ['2026-11-27T17:59:00+05:45', 'Open now until 6 PM'],
  ['2026-11-27T18:00:00+05:45', 'Closed, opens tomorrow 10 AM'],
  ['2026-11-28T10:00:00+05:45', 'Open now until 4 PM'],
  ['2026-11-28T16:00:00+05:45', 'Closed, opens Monday 9 AM'],
  ['2026-11-22T12:00:00+05:45', 'Closed, opens tomorrow 9 AM'],
  // The day is Kathmandu's, wherever the visitor is: in UTC this is still Sunday.
  ['2026-11-22T23:00:00Z', 'Closed now, opens at 9 AM'],
])('the status at %s is "%s"', (moment, text) => expect(officeStatus(new Date(moment))).toBe(text));
