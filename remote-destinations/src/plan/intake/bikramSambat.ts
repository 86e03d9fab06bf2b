import { nepaliMonth } from '@sayapatri/design/months';

/**
 * The two months of Bikram Sambat that a month of AD spans, with their year: `Asoj–Kartik 2083` for October 2026, or
 * `Chaitra 2083–Baisakh 2084` where the year changes. Each begins about the middle of a month of AD.
 * @param month from 1
 */
export function bikramSambatMonths(year: number, month: number): string {
  const begins = nepaliMonth(month);
  const ends = nepaliMonth(month + 11);
  if (month === 4) return `${ends} ${year + 56}–${begins} ${year + 57}`;
  return `${ends}–${begins} ${month < 4 ? year + 56 : year + 57}`;
}
