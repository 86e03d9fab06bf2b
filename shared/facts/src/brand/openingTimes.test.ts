// @vitest-environment node
import { expect, test } from 'vitest';
import { type OfficeHours, openingAt } from './openingTimes.ts';

/** A lunch break, entries that touch and overlap in any order, and holidays; 20 October 2026 is a Tuesday. */
const office: OfficeHours = {
  officeHours: [
    { from: 'Saturday' },
    { from: 'Monday', to: 'Thursday', opens: '14:30', closes: '18:00' },
    { from: 'Monday', to: 'Thursday', opens: '09:00', closes: '13:15' },
    { from: 'Friday', opens: '12:00', closes: '16:00' },
    { from: 'Friday', opens: '09:00', closes: '12:00' },
    { from: 'Friday', opens: '11:00', closes: '15:00' },
  ],
  holidays: [{ date: '2026-10-20' }, { date: '2026-10-21' }],
};
const minute = 60_000;
const nepal = (time: string) => new Date(`${time}:00+05:45`);

/** The state at each minute of a day in Nepal, as the minutes at which it changes: `09:00 open until 795`. */
function changesOn(day: string) {
  const changes: string[] = [];
  let former = '';
  for (let at = 0; at < 24 * 60; at += 1) {
    const found = openingAt(new Date(nepal(`${day}T00:00`).getTime() + at * minute), office);
    const state = found?.isOpen
      ? `open until ${found.closes}`
      : `opens at ${found?.opens} in ${found?.daysAhead} days`;
    const clock = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    if (state !== former) changes.push(`${clock} ${state}`);
    former = state;
  }
  return changes;
}

test.each([
  [
    'a day with a break',
    '2026-10-14',
    [
      '00:00 opens at 540 in 0 days',
      '09:00 open until 795',
      '13:15 opens at 870 in 0 days',
      '14:30 open until 1080',
      '18:00 opens at 540 in 1 days',
    ],
  ],
  [
    'a day of entries without a pause',
    '2026-10-16',
    ['00:00 opens at 540 in 0 days', '09:00 open until 960', '16:00 opens at 540 in 3 days'],
  ],
  ['a day with an entry without times', '2026-10-17', ['00:00 opens at 540 in 2 days']],
  [
    'the day before two holidays',
    '2026-10-19',
    [
      '00:00 opens at 540 in 0 days',
      '09:00 open until 795',
      '13:15 opens at 870 in 0 days',
      '14:30 open until 1080',
      '18:00 opens at 540 in 3 days',
    ],
  ],
  ['a public holiday', '2026-10-20', ['00:00 opens at 540 in 2 days']],
])('open or closed is right at every minute of %s', (_what, day, changes) => {
  expect(changesOn(day)).toEqual(changes);
});

test('an office that is closed for good has no next hours', () => {
  expect(openingAt(nepal('2026-10-14T10:00'), { officeHours: [{ from: 'Sunday', to: 'Saturday' }] })).toBe(
    undefined,
  );
});
