import { clockTime, openingAt } from '@sayapatri/facts/openingTimes';

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
  const opening = openingAt(moment);
  if (opening === undefined) return undefined;
  const { isOpen, opens, closes, daysAhead, weekday } = opening;
  return { isOpen, time: clockTime(isOpen ? closes : opens), daysAhead, weekday };
}
