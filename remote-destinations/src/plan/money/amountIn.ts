import { latinDigits } from '@sayapatri/facts/numbers';

/** Matches a comma before decimals, as in `6,5` and `18.000,50`, but not one before three digits, as in `1,20,000`. */
const decimalComma = /^(?:\d+,\d{1,2}|\d{1,3}(?:\.\d{3})+,\d+)$/;

/** The words for a thousand, a lakh and a crore, as people write them. */
const units = [
  [/^(?:thousand|hajar|hazar|k|हजार)$/i, 1000],
  [/^(?:lakhs?|lacs?|लाख)$/i, 100_000],
  [/^(?:crores?|cr|करोड)$/i, 10_000_000],
] as const;

/** What may stand before or after an amount: its currency, `/-` or a per cent sign. */
const marks =
  /^(?:npr|rs\.?|रु\.?|[a-z]{0,2}\$|[£€¥₩]|aud|cad|usd|gbp|nzd|eur|jpy|krw)\s*|\s*(?:\/-|%|npr|रुपैयाँ)$/gi;

/**
 * Reads an amount as people type it, in Latin or Devanagari digits: `1,20,000`, `6,5`, `18.000,50`, `Rs. 25 lakh`,
 * `1 crore 20 lakh` or `६० हजार`. Returns NaN for any other text.
 */
export function amountIn(text: string): number {
  const typed = latinDigits(text).trim().replaceAll(marks, '');
  const parts = [...typed.matchAll(/([\d.,\s]+)([^\d.,\s]*)\s*/gy)];
  const isWhole =
    parts.length > 0 && parts.reduce((length, [part]) => length + part.length, 0) === typed.length;
  // Only the last of several parts can lack its unit: `1 lakh 20,000`.
  const isOrdered = parts.slice(0, -1).every(([, , unit]) => unit !== '');
  if (!isWhole || !isOrdered) return Number.NaN;
  return parts.reduce((sum, [, digits = '', unit = '']) => sum + numberIn(digits) * factorOf(unit), 0);
}

const factorOf = (unit: string): number =>
  unit === '' ? 1 : (units.find(([word]) => word.test(unit))?.[1] ?? Number.NaN);

function numberIn(digits: string): number {
  const typed = digits.replaceAll(/\s/g, '');
  const plain = decimalComma.test(typed)
    ? typed.replaceAll('.', '').replace(',', '.')
    : typed.replaceAll(',', '');
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** What a field accepts. */
export interface Range {
  min: number;
  max: number;
  /** The distance between two values, e.g. half a band. */
  step?: number;
}

/** The amount of a field; undefined if it is empty, and a fault if its text is no amount of the range. */
export function readAmount(
  text: string | null,
  { min, max, step }: Range,
): { value?: number; isFaulty: boolean } {
  if (text === null || text.trim() === '') return { isFaulty: false };
  const value = amountIn(text);
  const isFaulty = !(value >= min && value <= max) || (step !== undefined && !Number.isInteger(value / step));
  return isFaulty ? { isFaulty } : { value, isFaulty };
}
