import { type OfficeHours, openingAt } from '@sayapatri/facts/openingTimes';
import { nepalOffsetMs, nepalTime } from '@sayapatri/facts/time';
import type { StoredEnquiry } from '../enquiries/tables.ts';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** An answer that falls due while the office is closed is due so many minutes after the office opens. */
const minutesAfterOpening = 60;

/** What the site promises: when the office is open, and in how many hours it answers. */
export interface Promised extends OfficeHours {
  replyHours: number;
}

/**
 * When an enquiry received at a moment has to be answered: after the hours that the site promises or, if the office is
 * closed then, an hour after it opens next. Both moments are ISO date-times in UTC.
 */
export function dueAt(receivedAt: string, site: Promised): string {
  const promised = new Date(new Date(receivedAt).getTime() + site.replyHours * 60 * minuteMs);
  const opening = openingAt(promised, site);
  if (opening === undefined || opening.isOpen) return promised.toISOString();
  const wait = opening.daysAhead * dayMinutes + opening.opens - opening.minutes + minutesAfterOpening;
  return new Date(promised.getTime() + wait * minuteMs).toISOString();
}

/**
 * `12  due Mon 23 Nov, 10:00  Asha Sample <asha@student.example>  for Bina`, in Nepal's time; `overdue` once that time is
 * over, and `possible spam` at the end where it is marked.
 */
export function dueLine({ id, name, email, dueAt, owner, flagged }: StoredEnquiry, now: Date): string {
  const due =
    dueAt === null ? 'no due time' : `${new Date(dueAt) < now ? 'overdue' : 'due'} ${nepalMoment(dueAt)}`;
  const notes = [...(owner ? [`for ${owner}`] : []), ...(flagged ? ['possible spam'] : [])];
  return [id, due, `${name} <${email}>`, ...notes].join('  ');
}

/** A moment (ISO, UTC) as `Mon 23 Nov, 10:00` in Nepal. */
export const nepalMoment = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Kathmandu',
  }).format(new Date(moment));

/** The end of the day in Nepal, ISO in UTC. */
export function endOfToday(now: Date): string {
  const midnight = nepalTime(now);
  midnight.setUTCHours(24, 0, 0, 0);
  return new Date(midnight.getTime() - nepalOffsetMs).toISOString();
}
