// @vitest-environment node
import { expect, test } from 'vitest';
import { withAppointmentLine } from '../sections/contact/messageParts.ts';
import { calendarFile } from './calendarFile.ts';
import { openDays } from './openDays.ts';

test('the office’s next two weeks are open days with half-hours within the opening hours', () => {
  const days = openDays(new Date('2026-11-23T08:00:00+05:45'));
  expect(days).toHaveLength(12);
  expect(days.map(({ label }) => label).filter((label) => label.startsWith('Sunday'))).toEqual([]);
  const [monday] = days;
  expect(monday?.label).toBe('Monday 23 November 2026');
  // 9:00 to 17:30.
  expect(monday?.slots).toHaveLength(18);
  expect(monday?.slots[0]?.start).toEqual(new Date('2026-11-23T09:00:00+05:45'));
  expect(monday?.slots.at(-1)?.minutes).toBe(17 * 60 + 30);
  const saturday = days.find(({ label }) => label === 'Saturday 28 November 2026');
  expect(saturday?.slots.map(({ minutes }) => minutes / 60)).toEqual([
    10, 10.5, 11, 11.5, 12, 12.5, 13, 13.5, 14, 14.5, 15, 15.5,
  ]);
});

test('today has only times at least an hour away', () => {
  const [today] = openDays(new Date('2026-11-23T16:10:00+05:45'));
  expect(today?.slots.map(({ minutes }) => minutes)).toEqual([17 * 60 + 30]);
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

test('the calendar file holds half an hour at the right moment, not yet confirmed', async () => {
  const file = await calendarFile(
    new Date('2026-11-23T10:30:00+05:45'),
    'Video call',
    'Kumaripati, Lalitpur',
  );
  const text = await file.text();
  expect(text).toContain('DTSTART:20261123T044500Z');
  expect(text).toContain('DURATION:PT30M');
  expect(text).toContain('STATUS:TENTATIVE');
  expect(text).toContain('LOCATION:Kumaripati\\, Lalitpur');
});

test('the calendar file has lines of at most 75 octets, and every character whole', async () => {
  const text = `${'भेटघाट '.repeat(20)}${'👩‍🎓'.repeat(30)}`;
  const file = await (await calendarFile(new Date('2026-11-23T10:30:00+05:45'), text, text)).text();
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}\r\n`);
});
