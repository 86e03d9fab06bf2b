/** Months of Nepal's calendar. No other file uses the converter. */
import DateConverter from '@remotemerge/nepali-date-converter';

export const bikramSambatNames = [
  'Baisakh',
  'Jestha',
  'Asar',
  'Shrawan',
  'Bhadra',
  'Asoj',
  'Kartik',
  'Mangsir',
  'Poush',
  'Magh',
  'Falgun',
  'Chaitra',
] as const;

/** A day in Bikram Sambat, months from 1. Throws the library's Error for a day outside AD 1919 to 2043. */
export function bikramSambat(isoDate: string): { year: number; month: number; day: number } {
  const { year, month, date } = new DateConverter(isoDate).toBs();
  return { year, month, day: date };
}

/**
 * The two months of Bikram Sambat that a month of AD spans, with their year: `Asoj–Kartik 2083` for October 2026, or
 * `Chaitra 2083–Baisakh 2084` where the year changes. Undefined outside AD 1920 to 2042, the range of the converter's
 * tables, because a phone whose clock is wrong may ask for any year.
 * @param month from 1
 */
export function bikramSambatMonths(year: number, month: number): string | undefined {
  if (year < 1920 || year > 2042) return undefined;
  const day = (number: number) => bikramSambat(`${year}-${String(month).padStart(2, '0')}-${number}`);
  const first = day(10);
  const last = day(20);
  const [from, to] = [bikramSambatNames[first.month - 1], bikramSambatNames[last.month - 1]];
  return first.year === last.year ? `${from}–${to} ${last.year}` : `${from} ${first.year}–${to} ${last.year}`;
}
