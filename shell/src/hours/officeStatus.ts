import { shortMonthName, weekdayName } from '@sayapatri/facts/english';
import { clockTime, openingAt } from '@sayapatri/facts/openingTimes';

/**
 * Whether the office is open at a moment: `Open now until 6 PM`, `Closed, opens Monday 9 AM`, short enough for one line of a
 * phone; undefined when it never opens.
 */
export function officeStatus(moment: Date): string | undefined {
  const opening = openingAt(moment);
  if (opening === undefined) return undefined;
  const { isOpen, opens, closes, daysAhead, day } = opening;
  if (isOpen) return `Open now until ${clockTime(closes)}`;
  const time = clockTime(opens);
  if (daysAhead === 0) return `Closed now, opens at ${time}`;
  if (daysAhead === 1) return `Closed, opens tomorrow ${time}`;
  const shortDay = `${day.getUTCDate()} ${shortMonthName(day.getUTCMonth() + 1)}`;
  return `Closed, opens ${daysAhead < 7 ? weekdayName(day) : shortDay} ${time}`;
}
