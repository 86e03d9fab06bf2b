/** When the offices are open, in Kathmandu's time. */
import { nepalTime } from '../time/nepalTime.ts';
import { officeOpenings } from './brand.ts';
import { minutesOf, printTime, weekdays } from './hours.ts';

/** Minutes after midnight in Kathmandu. */
interface OpeningTimes {
  opens: number;
  closes: number;
}

/** The opening times on a weekday, 0 being Sunday; undefined when the office is closed all day. */
export function openingTimesOn(weekday: number): OpeningTimes | undefined {
  const { opens, closes } =
    officeOpenings.find(
      ({ from, to = from }) => weekdays.indexOf(from) <= weekday && weekday <= weekdays.indexOf(to),
    ) ?? {};
  return opens && closes ? { opens: minutesOf(opens), closes: minutesOf(closes) } : undefined;
}

/** The hours during which the office is open at a moment, or else the next ones. */
interface Opening extends OpeningTimes {
  isOpen: boolean;
  /** Days from the moment's day to the one of the hours: 0 for the same day. */
  daysAhead: number;
  /** The weekday of the hours, 0 being Sunday. */
  weekday: number;
  /** The moment itself, in minutes after midnight in Kathmandu. */
  minutes: number;
}

/** The office's hours at a moment or the next ones after it; undefined when the office never opens. */
export function openingAt(moment: Date): Opening | undefined {
  const local = nepalTime(moment);
  const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const weekday = (local.getUTCDay() + daysAhead) % 7;
    const times = openingTimesOn(weekday);
    if (times === undefined || (daysAhead === 0 && minutes >= times.closes)) continue;
    return { ...times, isOpen: daysAhead === 0 && minutes >= times.opens, daysAhead, weekday, minutes };
  }
  return undefined;
}

/** `9 AM`, `6:30 PM`: the shortest form of minutes after midnight. */
export const clockTime = (minutes: number) => printTime(minutes).replace(':00', '');
