import { brand, weekdays } from '@sayapatri/facts/brand';

/** The office hours, a text for each group of days. */
export const officeHoursTexts = brand.officeHours.map(({ days, hours }) => `${days} ${hours}`);

/** `Open now until 6 PM`, `Closed, opens Monday 9 AM`: short enough for one line of a phone. `weekday` is 0 for Sunday. */
export function officeStatusText(
  time: string,
  { isOpen, daysAhead, weekday }: { isOpen: boolean; daysAhead: number; weekday: number },
): string {
  if (isOpen) return `Open now until ${time}`;
  if (daysAhead === 0) return `Closed now, opens at ${time}`;
  return `Closed, opens ${daysAhead === 1 ? 'tomorrow' : weekdays[weekday]} ${time}`;
}
