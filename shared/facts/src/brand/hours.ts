/** Opening hours: from records of the brand's data to times and words. */

/** The days of a week in the order of `Date.getDay`. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
type Weekday = (typeof weekdays)[number];

/** The hours of a day, or of each day from one to another; without times the office is closed. */
export interface Opening {
  from: Weekday;
  to?: Weekday;
  /** Kathmandu time, e.g. `09:00`. */
  opens?: string;
  closes?: string;
}

/** `09:00` as minutes after midnight. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes after midnight as `9:00 AM`. */
export const printTime = (minutes: number) => {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${`${minutes % 60}`.padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Hours as pages print them: `Mon-Fri`, `9:00 AM-6:00 PM`; with `inFull`, `Sunday-Friday`, `08:00 AM-10:00 PM`. */
export function printHours({ from, to = from, opens, closes }: Opening, inFull = false) {
  const days = [...new Set([from, to])].map((day) => (inFull ? day : day.slice(0, 3)));
  const time = (clock: string) => printTime(minutesOf(clock)).padStart(inFull ? 8 : 0, '0');
  return { days: days.join('-'), hours: opens && closes ? `${time(opens)}-${time(closes)}` : 'closed' };
}
