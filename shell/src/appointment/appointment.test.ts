// @vitest-environment node
import { expect, test } from 'vitest';
import { withAppointmentLine } from '../sections/contact/messageParts.ts';
import { openDays } from './openDays.ts';

test('the office’s next two weeks are open days with half-hours within the opening hours', () => {
  const days = openDays(new Date('2026-11-23T08:00:00+05:45'));
  expect(days).toHaveLength(12);
  expect(days.map(({ label }) => label).filter((label) => label.startsWith('Sunday'))).toEqual([]);
  const [monday] = days;
  expect(monday?.label).toBe('Monday 23 November 2026');
  expect(monday?.times).toHaveLength(18);
  expect([monday?.times[0], monday?.times.at(-1)]).toEqual(['9 AM', '5:30 PM']);
  const saturday = days.find(({ label }) => label === 'Saturday 28 November 2026');
  expect(saturday?.times).toHaveLength(12);
});

test('today has only times at least an hour away', () => {
  const [today] = openDays(new Date('2026-11-23T16:10:00+05:45'));
  expect(today?.times).toEqual(['5:30 PM']);
  const [next] = openDays(new Date('2026-11-23T17:00:00+05:45'));
  expect(next?.label).toBe('Tuesday 24 November 2026');
});

test('a changed choice replaces the former line and keeps the typed text', () => {
  const first = withAppointmentLine('I like Japan.', 'Appointment request: Monday.');
  expect(first).toBe('I like Japan.\n\nAppointment request: Monday.');
  expect(withAppointmentLine(`${first}\nPS: thanks`, 'Appointment request: Tuesday.')).toBe(
    'I like Japan.\n\nPS: thanks\n\nAppointment request: Tuesday.',
  );
  expect(withAppointmentLine(first, '')).toBe('I like Japan.');
  expect(withAppointmentLine('', 'Appointment request: Monday.')).toBe('Appointment request: Monday.');
});
