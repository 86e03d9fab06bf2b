/** Formats numbers, dates and words for all tools. */
import { type Fact, factText, figureToCount } from '@sayapatri/facts';
import { numberText } from '@sayapatri/facts/english';
import { moneyText as amountText } from '@sayapatri/facts/words';
import type { Money } from './money/amount.ts';

/** `NPR 40,38,000–78,90,000` or `AUD 29,710`. */
export const moneyText = (code: string, { low, high }: Money): string =>
  amountText(code, Math.round(low), Math.round(high));

const inTwoDigits = (rupees: number) => numberText(Number(rupees.toPrecision(2)), true);

/** In tenths of a lakh, for the parts of a sum, which must add up to it. */
export const tenthsOfLakh = (rupees: number): number => Number((rupees / 100_000).toFixed(1));

/** In lakh: whole ones from ten lakh on, otherwise to a tenth. The one rounding of all sums. */
export const inLakh = (rupees: number): number =>
  Number((rupees / 100_000).toFixed(rupees < 1_000_000 ? 1 : 0));

/** `60–88 lakh`, or `from 60 lakh` if the sum can be higher. */
export const lakhText = ({ low, high }: Money, open = false): string =>
  `${open ? 'from ' : ''}${[...new Set((open ? [low] : [low, high]).map(inLakh))].join('–')} lakh`;

/** A sum as a bar of a plot in lakh. */
export const barInLakh = (label: string, { npr, open }: { npr: Money; open: boolean }) => ({
  label,
  low: npr.low / 100_000,
  high: npr.high / 100_000,
  value: lakhText(npr, open),
});

/**
 * Each end in full below a lakh: `NPR 74,000`, `NPR 1.8–2 lakh`, `NPR 92,000 to 1.8 lakh`, or `from NPR 60 lakh`. A part of
 * a sum can be the smaller where the sum is the greater: `NPR 3.3 lakh to 77,000`.
 */
export function rupeesInWords({ low, high }: Money, open = false, rounded = inLakh): string {
  if (open) return `from ${rupeesInWords({ low, high: low }, false, rounded)}`;
  const [from, to] = [low, high].map((end) => (end < 100_000 ? inTwoDigits(end) : `${rounded(end)} lakh`));
  if (from === to) return `NPR ${to}`;
  const isMixed = low < 100_000 !== high < 100_000;
  return isMixed ? `NPR ${from} to ${to}` : `NPR ${from?.replace(' lakh', '')}–${to}`;
}

/** A part of a sum, more exact than the sum: `NPR 29.7 lakh`. */
export const partInWords = (npr: Money, open = false): string => rupeesInWords(npr, open, tenthsOfLakh);

export const rateText = (npr: number): string => numberText(Number(npr.toPrecision(5)));

/** The text with a small first letter, e.g. after a colon; the NOC’s name and abbreviations keep their capitals. */
export const inSentence = (text: string): string =>
  text.replace(/^(?!No Objection)[A-Z](?=[a-z]+(?!\w)| )/, (first) => first.toLowerCase());

/** The text with its days and years kept on the line of the word before or after: `30 April`, `from 2027`. */
export const withWholeDates = (text: string): string =>
  text.replace(/(?<=\d) (?=[A-Z][a-z])| (?=20\d\d\b)/g, '\u00a0');

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The text with each `{name}` replaced by its value. Throws an Error for a name without a value. */
export const fill = (text: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  text.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`“${text}” has no value for ${name}.`);
    return `${value}`;
  });

/**
 * A figure that applies today, e.g. `£558`: the newest, or the guide's own. The code of a currency stands without a sign,
 * and a sum for a month says so.
 */
export function countedText(fact: Fact): string {
  const text = factText({ ...fact, value: figureToCount(fact).value });
  const plain = text.replace(/^([A-Z]{3}) \$([\d,]+)[-–]\$/, '$1 $2–');
  return plain !== text && fact.per === 'month' ? `${plain} a month` : plain;
}
