// @vitest-environment node
import { expect, it } from 'vitest';
import money from './countryMoney.ts';

/** Both ends in lakh: `NPR 54–81 lakh`, `NPR 78,000 to 1.2 lakh`. */
const endsOf = (text: string) => {
  const numbers = (text.match(/\d+(?:[.,]\d+)*/g) ?? ['0']).map((number) =>
    number.includes(',') ? Number(number.replaceAll(',', '')) / 100_000 : Number(number),
  );
  return [numbers[0] ?? 0, numbers.at(-1) ?? 0];
};

it.each(
  money.flatMap(({ country, toShow, firstYear }) =>
    [...toShow, ...firstYear].map((sum) => ({ country, ...sum })),
  ),
)('$country, $name: $text is the sum of its parts', ({ text, parts }) => {
  const ends = parts.map((part) => endsOf(part.text));
  for (const [low = 0, high = low] of ends) expect(low).toBeLessThanOrEqual(high);
  // What a dear university's fee includes, a cheap one charges on top: the last part's ends may go with the others' turned.
  const withLast = (turned: boolean) =>
    [0, 1].map((end) =>
      ends.reduce((sum, part, at) => sum + (part[turned && at === ends.length - 1 ? 1 - end : end] ?? 0), 0),
    );
  const [low = 0, high = low] = endsOf(text);
  // The sum is rounded to the lakh, each part to a tenth.
  const isSum = ([from = 0, to = 0]: readonly number[]) =>
    Math.abs(from - low) <= 0.65 && (text.startsWith('from') || Math.abs(to - high) <= 0.65);
  expect([false, true].map(withLast).some(isSum)).toBe(true);
});

it.each(['Australia', 'UK', 'Canada', 'New Zealand'])('%s asks for living costs and tuition', (name) => {
  const country = money.find((one) => one.country === name);
  expect(country?.livingOnly).toBeUndefined();
  for (const { parts } of country?.toShow ?? [])
    expect(parts.map((part) => part.name)).toEqual(['living costs', expect.stringContaining('tuition')]);
});

it('the UK’s sum to show is the last one announced, with its day', () => {
  const uk = money.find(({ country }) => country === 'UK');
  expect(uk?.living).toBe('£10,827 outside London or £14,130 in London, from 30 November 2026');
});
