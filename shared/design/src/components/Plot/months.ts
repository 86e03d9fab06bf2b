/** The months of Bikram Sambat, each of which begins about the middle of a month of AD. */

const nepali = [
  ...['Magh', 'Falgun', 'Chaitra', 'Baisakh', 'Jestha', 'Asar'],
  ...['Shrawan', 'Bhadra', 'Asoj', 'Kartik', 'Mangsir', 'Poush'],
] as const;

/** The month that begins within a month of AD: 1 is January of any year, 13 the next. */
export const nepaliMonth = (month: number) => nepali[(month - 1) % 12] ?? '';

/**
 * The two months that a month of AD spans, with their year: `Asoj–Kartik 2083` for October 2026, or
 * `Chaitra 2083–Baisakh 2084` where the year changes.
 */
export function bikramSambatMonths(year: number, month: number): string {
  const begins = nepaliMonth(month);
  const ends = nepaliMonth(month + 11);
  if (month === 4) return `${ends} ${year + 56}–${begins} ${year + 57}`;
  return `${ends}–${begins} ${month < 4 ? year + 56 : year + 57}`;
}
