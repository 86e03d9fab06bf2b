import { nepalOffsetMs, nepalTime } from '@sayapatri/facts/time';
import type { StoredEnquiry } from '../enquiries/tables.ts';

/** `12  due Mon 10:00  Asha Sample <asha@student.example>  for Bina`, with `overdue` where the time is over. Nepal's time. */
export function dueLine({ id, name, email, dueAt, owner }: StoredEnquiry, now: Date): string {
  const due =
    dueAt === null ? 'no due time' : `${new Date(dueAt) < now ? 'overdue' : 'due'} ${nepalMoment(dueAt)}`;
  return [id, due, `${name} <${email}>`, ...(owner ? [`for ${owner}`] : [])].join('  ');
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
