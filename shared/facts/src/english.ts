/**
 * Dates, numbers and lists in English, without `Intl` or `localeCompare`: the first of these that a browser meets takes a
 * phone up to 100 milliseconds, in which a page that is coming alive answers nobody.
 */

export const monthNames: readonly string[] = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** `October` for 10. Months count on: 13 is the next January. */
export const monthName = (month: number): string => monthNames[(month - 1) % 12] ?? '';

/** `Oct` for 10. */
export const shortMonthName = (month: number): string => monthName(month).slice(0, 3);

/** The name of a moment's day in UTC. */
export const weekdayName = (moment: Date): string => weekdays[moment.getUTCDay()] ?? '';

/** A moment's day in UTC: `8 April 2026`. */
export const dayText = (moment: Date): string =>
  `${moment.getUTCDate()} ${monthName(moment.getUTCMonth() + 1)} ${moment.getUTCFullYear()}`;

/** Sorts days in ISO form (`2026-04-08`), the earliest first. */
export const byDay = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** `A`, `A and B` or `A, B and C`. */
export const listText = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');

const thousands = /\B(?=(\d{3})+$)/g;
const lakhs = /\B(?=(\d{2})*\d{3}$)/g;

/** At most three decimals: `1,250.5`; in rupees, with commas after lakh and crore, `12,50,000`. */
export function numberText(number: number, inRupees = false): string {
  const [whole = '', ...decimals] = String(Number(number.toFixed(3))).split('.');
  return [whole.replace(inRupees ? lakhs : thousands, ','), ...decimals].join('.');
}
