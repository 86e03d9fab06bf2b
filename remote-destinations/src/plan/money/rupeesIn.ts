/** Reads a number as people type it, with commas or a unit; NaN if there is none. */
export const numberIn = (text: string) => Number(text.replaceAll(/[,\s%]/g, ''));

/** Reads `2,500,000`, `25 lakh` or `1.2 crore` as rupees; NaN for anything else. */
export function rupeesIn(text: string): number {
  const [, digits = '', unit] = /^(?:npr|rs\.?)?\s*([\d.,\s]+?)\s*(lakhs?|crores?)?$/i.exec(text) ?? [];
  const factor = unit === undefined ? 1 : /^l/i.test(unit) ? 100_000 : 10_000_000;
  return digits === '' ? Number.NaN : numberIn(digits) * factor;
}
