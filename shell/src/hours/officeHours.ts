/** The office hours as numbers, read from the texts that the brand file states them in (SPEC section 9). */
import { brand, type OpeningTimes, openingTimes } from 'shared/brand';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The opening times on a weekday, 0 being Sunday; undefined when the office is closed all day. */
export function openingTimesOn(weekday: number): OpeningTimes | undefined {
  const row = brand.officeHours.find(({ days }) => includesDay(days, weekday));
  return row && openingTimes(row.hours);
}

/** Whether `Sat` or `Mon-Fri` includes a weekday. */
function includesDay(days: string, weekday: number): boolean {
  const [first = -1, last = first] = days.split('-').map((day) => weekdays.indexOf(day));
  return weekday >= first && weekday <= last;
}

/** Nepal has one time zone and no summer time: 5 hours 45 minutes ahead of UTC. */
export const nepalOffsetMs = 345 * 60_000;

/** A moment as weekday and minutes after midnight in Kathmandu. */
export function kathmanduTime(moment: Date): { weekday: number; minutes: number } {
  const local = new Date(moment.getTime() + nepalOffsetMs);
  return { weekday: local.getUTCDay(), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/** `9 AM`, `6:30 PM`: the shortest form of minutes after midnight. */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}
