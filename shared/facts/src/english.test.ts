import { expect, test } from 'vitest';
import { byDay, dayText, listText, monthName, numberText, shortMonthName, weekdayName } from './english.ts';

test.each([
  [0, false, '0'],
  [6.5, false, '6.5'],
  [999, false, '999'],
  [1250.5, false, '1,250.5'],
  [1234567, false, '1,234,567'],
  [-1250, false, '-1,250'],
  [0.1 + 0.2, false, '0.3'],
  [999, true, '999'],
  [77000, true, '77,000'],
  [4375000, true, '43,75,000'],
  [123456789, true, '12,34,56,789'],
])('numberText(%d, %s) is %s, as Intl has it', (number, inRupees, text) => {
  expect(numberText(number, inRupees)).toBe(text);
  expect(text).toBe(number.toLocaleString(inRupees ? 'en-IN' : 'en-GB'));
});

test('lists end with “and”', () => {
  const lists = [[], ['Japan'], ['Japan', 'Korea'], ['Japan', 'Korea', 'the UK']];
  expect(lists.map(listText)).toEqual(['', 'Japan', 'Japan and Korea', 'Japan, Korea and the UK']);
});

test('days are those of UTC, and months count on', () => {
  const lastMinute = new Date('2026-11-30T23:59:00Z');
  expect(`${weekdayName(lastMinute)} ${dayText(lastMinute)}`).toBe('Monday 30 November 2026');
  expect([monthName(1), monthName(13), shortMonthName(9)]).toEqual(['January', 'January', 'Sep']);
});

test('days in ISO form sort the earliest first, and equal ones keep their order', () => {
  expect(['2026-11-03', '2025-12-31', '2026-02-28'].sort(byDay)).toEqual([
    '2025-12-31',
    '2026-02-28',
    '2026-11-03',
  ]);
  expect(byDay('2026-02-28', '2026-02-28')).toBe(0);
});
