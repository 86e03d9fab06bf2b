import { brand } from '@sayapatri/facts/brand';
import { openingAt } from '@sayapatri/facts/openingTimes';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** An answer that falls due while the office is closed is due this long after it opens. */
const firstHour = 60;

/**
 * When an enquiry received at a moment (ISO, UTC) has to be answered: when the hours that the site promises are over, or,
 * if the office is closed then, an hour after it opens next. ISO, UTC.
 */
export function dueAt(receivedAt: string): string {
  const promised = new Date(new Date(receivedAt).getTime() + brand.replyHours * 60 * minuteMs);
  const opening = openingAt(promised);
  if (opening === undefined || opening.isOpen) return promised.toISOString();
  const wait = opening.daysAhead * dayMinutes + opening.opens - opening.minutes + firstHour;
  return new Date(promised.getTime() + wait * minuteMs).toISOString();
}
