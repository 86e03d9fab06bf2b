import { clockTime, kathmanduTime, openingTimesOn } from './officeHours.ts';

export interface OfficeStatus {
  isOpen: boolean;
  /** When the office closes, if it is open; otherwise when it opens next. `6 PM` */
  time: string;
  /** How many days from today `time` is: 0 for today. */
  daysAhead: number;
  /** The weekday of `time`, 0 being Sunday. */
  weekday: number;
}

/** Whether the office is open at a moment, and until or from when; undefined when it never opens. */
export function officeStatus(moment: Date): OfficeStatus | undefined {
  const { weekday: today, minutes } = kathmanduTime(moment);
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const weekday = (today + daysAhead) % 7;
    const times = openingTimesOn(weekday);
    if (times === undefined) continue;
    if (daysAhead > 0 || minutes < times.opens)
      return { isOpen: false, time: clockTime(times.opens), daysAhead, weekday };
    if (minutes < times.closes) return { isOpen: true, time: clockTime(times.closes), daysAhead, weekday };
  }
  return undefined;
}
