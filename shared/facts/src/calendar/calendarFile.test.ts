import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const start = new Date('2026-11-24T04:45:00Z');

test.each([
  ['Devanagari', 'आशा '.repeat(60)],
  ['emoji', '🙏🏽👩‍🎓'.repeat(40)],
  ['emoji after an odd number of letters', `a${'🙏'.repeat(80)}`],
  ['letters', 'a'.repeat(300)],
  ['line breaks, commas and backslashes', 'one, two; \\ three\n'.repeat(20)],
])(
  'a calendar file with %s has lines of at most 75 octets, which unfold to whole characters',
  async (_what, text) => {
    const file = await calendarFile('appointment.ics', [{ title: text, text, start, minutes: 30 }]);
    const bytes = Buffer.from(await file.arrayBuffer());
    const lines = bytes.toString('latin1').split('\r\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75);
    // Each line alone is valid UTF-8.
    for (const line of lines) new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'));
    const unfolded = bytes.toString().replaceAll('\r\n ', '');
    const summary = /^SUMMARY:(.*)$/m.exec(unfolded)?.[1]?.trim() ?? '';
    const escaped = text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
    expect(summary).toBe(escaped.trim());
  },
);
