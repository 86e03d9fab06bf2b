/** Months of Nepal's calendar, the first of which begins in the middle of April. */
const names = [
  ...['Baisakh', 'Jestha', 'Asar', 'Shrawan', 'Bhadra', 'Asoj'],
  ...['Kartik', 'Mangsir', 'Poush', 'Magh', 'Falgun', 'Chaitra'],
];

/**
 * The two months of Bikram Sambat that a month of AD spans, with their year: `Asoj–Kartik 2083` for October 2026, or
 * `Chaitra 2083–Baisakh 2084` where the year changes. Each begins about the middle of a month of AD.
 * @param month from 1
 */
export function bikramSambatMonths(year: number, month: number): string {
  const begins = names[(month + 8) % 12];
  const ends = names[(month + 7) % 12];
  if (month === 4) return `${ends} ${year + 56}–${begins} ${year + 57}`;
  return `${ends}–${begins} ${month < 4 ? year + 56 : year + 57}`;
}
