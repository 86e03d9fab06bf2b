import { dayText, monthName } from './english.ts';

/** `YYYY`, `YYYY/YY` (an academic year), `YYYY-MM` or `YYYY-MM-DD`. */
export type FactDate = string;

/** Matches each spelling of a FactDate: year, and at most one of academic year's end, month, month and day. */
export const factDatePattern = /^(\d{4})(?:\/(\d{2})|-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

/** The first day that the date covers, as `YYYY-MM-DD`; an academic year's begins in September. */
export function firstDayOf(date: FactDate): string {
  const [, year = '0000', academicEnd, month, day] = date.match(factDatePattern) ?? [];
  return `${year}-${month ?? (academicEnd ? '09' : '01')}-${day ?? '01'}`;
}

/** The last day that the date covers, as `YYYY-MM-DD`, by which facts can be sorted. An academic year ends in August. */
export function lastDayOf(date: FactDate): string {
  const [, year = '0000', academicEnd, month, day] = date.match(factDatePattern) ?? [];
  if (academicEnd) return `${Number(year) + 1}-08-31`;
  return `${year}-${month ?? '12'}-${day ?? '31'}`;
}

/** Whole months from the last day that `date` covers to `today`; negative for a day to come. */
export function ageInMonths(date: FactDate, today: Date): number {
  const [year = 0, month = 0, day = 0] = lastDayOf(date).split('-').map(Number);
  const months = (today.getUTCFullYear() - year) * 12 + today.getUTCMonth() + 1 - month;
  return today.getUTCDate() < Math.min(day, 28) ? months - 1 : months;
}

/** `2026-04-08` as `8 April 2026`. */
export const printedDay = (day: string): string => dayText(new Date(day));

/** The date as it is printed beside a source: `2023`, `2025/26`, `November 2025`. */
export function printedDate(date: FactDate): string {
  const [, year, , month] = date.match(factDatePattern) ?? [];
  return month ? `${monthName(Number(month))} ${year}` : date;
}
