import { dayText, weekdayName } from '@sayapatri/facts/english';
import { clockTime, openingTimesOn } from '@sayapatri/facts/openingTimes';
import { nepalOffsetMs, nepalTime } from '@sayapatri/facts/time';

interface OpenDay {
  /** `Monday 30 November 2026` */
  label: string;
  /** When its half-hours begin in Kathmandu: `10:30 AM`. */
  times: readonly string[];
}

const daysAhead = 14;
const slotMinutes = 30;
const minuteMs = 60_000;
/** The office needs an hour to see the request. */
const noticeMs = 60 * minuteMs;

/** The office's open days within the next two weeks, each with the half-hours that are still to come. */
export function openDays(now: Date): readonly OpenDay[] {
  const local = nepalTime(now);
  return Array.from({ length: daysAhead }, (_, ahead) => {
    const midnight = new Date(
      Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + ahead),
    );
    return { label: `${weekdayName(midnight)} ${dayText(midnight)}`, times: timesOn(midnight, now) };
  }).filter(({ times }) => times.length > 0);
}

/** `midnight` is the day's beginning in Kathmandu, written as if it were UTC. */
function timesOn(midnight: Date, now: Date): readonly string[] {
  const times: string[] = [];
  for (const { opens, closes } of openingTimesOn(midnight))
    for (let minutes = opens; minutes + slotMinutes <= closes; minutes += slotMinutes) {
      const start = midnight.getTime() + minutes * minuteMs - nepalOffsetMs;
      if (start >= now.getTime() + noticeMs) times.push(clockTime(minutes));
    }
  return times;
}
