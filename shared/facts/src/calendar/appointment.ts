/** The request for an appointment: a line that the contact page adds to a message. */
/** The beginning of the line, by which a changed choice replaces the former line. */
export const appointmentLineStart = 'Appointment request:';

/** Such as `Monday 30 November 2026`, `10:30 AM`, `video call` and `Lalitpur`. */
export type AppointmentWords = Record<'day' | 'time' | 'way' | 'office', string>;

export const appointmentLine = ({ day, time, way, office }: AppointmentWords) =>
  `${appointmentLineStart} ${day} at ${time} (Kathmandu time), ${way}, ${office} office.`;
