/** Formats numbers, dates and words for all tools. */
import { moneyText as amountText } from '@sayapatri/facts/words';
import type { Money } from '../money/amount.ts';

const language = 'en-GB';
const exact = new Intl.NumberFormat(language, { maximumSignificantDigits: 5 });
const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

/** `NPR 40,38,000–78,90,000` or `AUD 29,710`. */
export const moneyText = (code: string, { low, high }: Money): string =>
  amountText(code, Math.round(low), Math.round(high));

/** Rupees in lakh (hundreds of thousands), for a table whose caption names the unit: `40.4–78.9`, `23.0–30.8` or `20`. */
export function lakhNumbers(npr: Money): string {
  const tenths = [...new Set([npr.low, npr.high].map((amount) => Math.round(amount / 10_000)))];
  const minimumFractionDigits = tenths.some((tenth) => tenth % 10) ? 1 : 0;
  return tenths.map((tenth) => (tenth / 10).toLocaleString(language, { minimumFractionDigits })).join('–');
}

/** `40.4–78.9 lakh`. */
export const lakhText = (npr: Money): string => `${lakhNumbers(npr)} lakh`;

const inTwoDigits = (rupees: number) => Number(rupees.toPrecision(2)).toLocaleString('en-IN');

/** In lakh: whole ones from ten lakh on, otherwise to a tenth. */
export const inLakh = (rupees: number): number =>
  Number((rupees / 100_000).toFixed(rupees < 1_000_000 ? 1 : 0));

/** Each end in full below a lakh: `NPR 74,000`, `NPR 1.8–2 lakh` or `NPR 92,000 to 1.8 lakh`. */
export function rupeesInWords({ low, high }: Money): string {
  const ends = [low, high].map((end) => (end < 100_000 ? inTwoDigits(end) : `${inLakh(end)}`));
  const isMixed = low < 100_000 && high >= 100_000;
  return `NPR ${[...new Set(ends)].join(isMixed ? ' to ' : '–')}${high < 100_000 ? '' : ' lakh'}`;
}

export const rateText = (npr: number): string => exact.format(npr);

/** `2026-09-29` as `29 September 2026`. */
export const dayText = (date: string): string => day.format(new Date(date));

/** The text with a small first letter, e.g. after a colon; the NOC’s name and abbreviations keep their capitals. */
export const inSentence = (text: string): string =>
  text.replace(/^(?!No Objection)[A-Z](?=[a-z]+(?!\w)| )/, (first) => first.toLowerCase());

/** The text with its days and years kept on the line of the word before or after: `30 April`, `from 2027`. */
export const withWholeDates = (text: string): string =>
  text.replace(/(?<=\d) (?=[A-Z][a-z])| (?=20\d\d\b)/g, '\u00a0');

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
