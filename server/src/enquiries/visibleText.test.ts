import { expect, test } from 'vitest';
import { oneLine, withoutInvisible } from './visibleText.ts';

test.each([
  ['an override', 'Asha\u202egnp.exe', 'Ashagnp.exe'],
  ['isolates', '\u2066A\u2067sh\u2068a\u2069', 'Asha'],
  ['invisible letters', 'A\u200bs\u00adh\u2060a\ufeff\u3164\u034f\u180e', 'Asha'],
])('a name loses %s', (_what, name, seen) => expect(withoutInvisible(name)).toBe(seen));

test.each(['क्‍ष', 'श्री‌मान', '👩‍🎓', '❤️', 'שרה', 'Zoë'])('%s stays as it is written', (name) =>
  expect(withoutInvisible(name)).toBe(name),
);

test('a text becomes one line', () => {
  expect(oneLine(' Asha\r\nBcc: x\u2028y\u2029\u0000z\u202e\n')).toBe('Asha Bcc: x y z');
});
