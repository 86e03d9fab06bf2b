import { latinDigits } from '@sayapatri/facts/numbers';

/** Matches a comma before decimals, as in `6,5` and `18.000,50`, but not one before three digits, as in `1,20,000`. */
const decimalComma = /^(?:\d+,\d{1,2}|\d{1,3}(?:\.\d{3})+,\d+)$/;

/**
 * Reads a number as people type it, in Latin or Devanagari digits, with or without a per cent sign: `1,20,000` is 120000,
 * `6,5` is 6.5, `18.000,50` is 18000.5. Returns NaN for any other text.
 */
export function numberIn(text: string): number {
  const typed = latinDigits(text).replaceAll(/[\s%]/g, '');
  const digits = decimalComma.test(typed)
    ? typed.replaceAll('.', '').replace(',', '.')
    : typed.replaceAll(',', '');
  return /^(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Reads `2,500,000`, `Rs. 1,20,000/-`, `25 lakh`, `1.2 crore` or `२५ लाख` as rupees; NaN for anything else. */
export function rupeesIn(text: string): number {
  const rupees = /^(?:npr|rs\.?|रु\.?)?\s*([\d.,\s]+?)\s*(lakhs?|lacs?|लाख|crores?|करोड)?(?:\/-)?$/i;
  const [, digits = '', unit] = rupees.exec(latinDigits(text)) ?? [];
  const factor = unit === undefined ? 1 : /^[lल]/i.test(unit) ? 100_000 : 10_000_000;
  return numberIn(digits) * factor;
}
