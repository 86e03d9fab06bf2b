import { brand, weekdays } from '@sayapatri/facts/brand';
import type { OfficeStatus } from '../hours/officeStatus.ts';

/** The office hours, a text for each group of days. */
export const officeHoursTexts = brand.officeHours.map(({ days, hours }) => `${days} ${hours}`);

/** `Open now until 6 PM`, `Closed, opens Monday 9 AM`: short enough for one line of a phone. */
export function officeStatusText({ isOpen, time, daysAhead, weekday }: OfficeStatus): string {
  if (isOpen) return `Open now until ${time}`;
  const day = daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : weekdays[weekday];
  return `Closed, opens ${day} ${time}`;
}
