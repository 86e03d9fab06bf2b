import { minutesOf, officeOpenings, printTime, weekdays } from '@sayapatri/facts/brand';
import { nepalTime } from '@sayapatri/facts/time';

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

/** A moment as weekday and minutes after midnight in Kathmandu. */
export function kathmanduTime(moment: Date): { weekday: number; minutes: number } {
  const local = nepalTime(moment);
  return { weekday: local.getUTCDay(), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/** `9 AM`, `6:30 PM`: the shortest form of minutes after midnight. */
export const clockTime = (minutes: number) => printTime(minutes).replace(':00', '');
