// @vitest-environment node
import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile.ts';

test('the calendar file has lines of at most 75 octets, and every character whole', async () => {
  const text = `${'भेटघाट '.repeat(20)}${'👩‍🎓'.repeat(30)}`;
  const day = { year: 2026, month: 11, day: 23 };
  const file = await (await calendarFile('plan.ics', [{ title: text, text, day }])).text();
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}\r\n`);
});
