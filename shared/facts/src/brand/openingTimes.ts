/** When the offices are open, in Kathmandu's time. */
import { nepalTime } from '../time/nepalTime.ts';
import { officeHolidays, officeOpenings } from './brand.ts';
import { minutesOf, type Opening as OpeningRecord, printTime, weekdays } from './hours.ts';

/** Minutes after midnight in Kathmandu. */
interface OpeningTimes {
  opens: number;
  closes: number;
}

/** The office's hours and the days on which it stays closed, as brand.json has them. */
export interface OfficeHours {
  officeHours: readonly OpeningRecord[];
  /** Dates as `2026-10-20`. */
  holidays?: readonly { date: string }[] | undefined;
}

const own: OfficeHours = { officeHours: officeOpenings, holidays: officeHolidays };

/**
 * The opening times of a day, the earliest first; none when the office is closed all day. The UTC fields of `day` are the
 * day in Kathmandu. Entries without a pause between them are one.
 */
export function openingTimesOn(day: Date, { officeHours, holidays = [] }: OfficeHours = own): OpeningTimes[] {
  const date = day.toISOString().slice(0, 10);
  if (holidays.some((holiday) => holiday.date === date)) return [];
  const weekday = day.getUTCDay();
  const entries = officeHours
    .filter(({ from, to = from }) => weekdays.indexOf(from) <= weekday && weekday <= weekdays.indexOf(to))
    .flatMap(({ opens, closes }) =>
      opens && closes ? [{ opens: minutesOf(opens), closes: minutesOf(closes) }] : [],
    )
    .sort((a, b) => a.opens - b.opens);
  const times: OpeningTimes[] = [];
  for (const entry of entries) {
    const last = times.at(-1);
    if (last && entry.opens <= last.closes) last.closes = Math.max(last.closes, entry.closes);
    else times.push(entry);
  }
  return times;
}

/** The hours during which the office is open at a moment, or else the next ones. */
interface Opening extends OpeningTimes {
  isOpen: boolean;
  /** Days from the moment's day to the one of the hours: 0 for the same day. */
  daysAhead: number;
  /** The day of the hours, in its UTC fields. */
  day: Date;
  /** The moment itself, in minutes after midnight in Kathmandu. */
  minutes: number;
}

/** Days that are looked at for the next hours: longer than any holidays. */
const mostDaysAhead = 60;

/** The office's hours at a moment or the next ones after it; undefined when it does not open within two months. */
export function openingAt(moment: Date, office?: OfficeHours): Opening | undefined {
  const local = nepalTime(moment);
  const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
  for (let daysAhead = 0; daysAhead <= mostDaysAhead; daysAhead += 1) {
    const day = new Date(
      Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + daysAhead),
    );
    const times = openingTimesOn(day, office).find(({ closes }) => daysAhead > 0 || minutes < closes);
    if (times)
      return { ...times, isOpen: daysAhead === 0 && minutes >= times.opens, daysAhead, day, minutes };
  }
  return undefined;
}

/** `9 AM`, `6:30 PM`: the shortest form of minutes after midnight. */
export const clockTime = (minutes: number) => printTime(minutes).replace(':00', '');
