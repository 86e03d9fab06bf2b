/** The request for an appointment: a line that the contact page adds to a message, and that the server finds in it. */
import { nepalOffset } from '../time/nepalTime.ts';

/** The beginning of the line, by which a changed choice replaces the former line. */
export const appointmentLineStart = 'Appointment request:';

/** Such as `Monday 30 November 2026`, `10:30 AM`, `video call` and `Lalitpur`. */
export type AppointmentWords = Record<'day' | 'time' | 'way' | 'office', string>;

export const appointmentLine = ({ day, time, way, office }: AppointmentWords) =>
  `${appointmentLineStart} ${day} at ${time} (Kathmandu time), ${way}, ${office} office.`;

const line = new RegExp(
  `^${appointmentLineStart} \\w+ (\\d{1,2} \\w+ \\d{4}) at (\\d{1,2})(:\\d\\d)? ([AP]M) \\(Kathmandu time\\), .+, (.+) office\\.$`,
  'm',
);

/** The appointment that a message asks for; undefined where it asks for none. */
export function appointmentIn(message: string): { line: string; start: Date; office: string } | undefined {
  const [whole, day, hour, minutes = ':00', half, office = ''] = line.exec(message) ?? [];
  const start = new Date(`${day} ${hour}${minutes} ${half} GMT${nepalOffset.replace(':', '')}`);
  return whole === undefined || Number.isNaN(start.getTime()) ? undefined : { line: whole, start, office };
}
