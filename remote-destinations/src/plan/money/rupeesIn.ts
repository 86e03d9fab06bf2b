import { latinDigits } from 'shared/numbers';

/** Reads a number as people type it, with commas or a unit, in Latin or Devanagari digits; NaN if there is none. */
export function numberIn(text: string): number {
  const digits = latinDigits(text).replaceAll(/[,\s%]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}

/** Reads `2,500,000`, `25 lakh`, `1.2 crore` or `२५ लाख` as rupees; NaN for anything else. */
export function rupeesIn(text: string): number {
  const rupees = /^(?:npr|rs\.?|रु\.?)?\s*([\d.,\s]+?)\s*(lakhs?|lacs?|लाख|crores?|करोड)?$/i;
  const [, digits = '', unit] = rupees.exec(latinDigits(text)) ?? [];
  const factor = unit === undefined ? 1 : /^[lल]/i.test(unit) ? 100_000 : 10_000_000;
  return numberIn(digits) * factor;
}
