import { expect, test } from 'vitest';
import { dueAt, type Promised } from './due.ts';

/** 23 November 2026 is a Monday. */
const site: Promised = {
  replyHours: 24,
  officeHours: [
    { from: 'Monday', to: 'Friday', opens: '09:00', closes: '18:00' },
    { from: 'Saturday', opens: '10:00', closes: '16:00' },
  ],
};

test.each([
  ['in office hours is due at the same time a day later', '2026-11-23T11:00', '2026-11-24T11:00'],
  ['in the evening is due an hour after the office opens', '2026-11-23T20:30', '2026-11-25T10:00'],
  ['before the office opens is due an hour after the next opening', '2026-11-23T06:00', '2026-11-24T10:00'],
  ['on Friday morning is due on Saturday', '2026-11-27T10:30', '2026-11-28T10:30'],
  ['on Saturday is due on Monday, as the office is closed on Sunday', '2026-11-28T12:00', '2026-11-30T10:00'],
  ['at closing time is due an hour after the opening in two days', '2026-11-24T18:00', '2026-11-26T10:00'],
  ['at opening time is due at opening time the next day', '2026-11-23T09:00', '2026-11-24T09:00'],
])('an enquiry received %s', (_when, received, due) => {
  const utc = (nepal: string) => new Date(`${nepal}:00+05:45`).toISOString();
  expect(dueAt(utc(received), site)).toBe(utc(due));
});
