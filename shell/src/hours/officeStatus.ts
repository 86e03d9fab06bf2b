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
  const parts =
    daysAhead < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return `Closed, opens ${day.toLocaleDateString('en-GB', { ...parts, timeZone: 'UTC' })} ${time}`;
}
