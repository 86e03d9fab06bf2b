import { brand } from '@sayapatri/facts/brand';

/** The office hours, a text for each group of days. */
export const officeHoursTexts = brand.officeHours.map(({ days, hours }) => `${days} ${hours}`);

/** `Open now until 6 PM`, `Closed, opens Monday 9 AM`: short enough for one line of a phone. UTC fields of `day` count. */
export function officeStatusText(
  time: string,
  { isOpen, daysAhead, day }: { isOpen: boolean; daysAhead: number; day: Date },
): string {
  if (isOpen) return `Open now until ${time}`;
  if (daysAhead === 0) return `Closed now, opens at ${time}`;
  if (daysAhead === 1) return `Closed, opens tomorrow ${time}`;
  const parts =
    daysAhead < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return `Closed, opens ${day.toLocaleDateString('en-GB', { ...parts, timeZone: 'UTC' })} ${time}`;
}
