import { appointmentLineStart } from '@sayapatri/facts/appointment';

/** The message with this line about the appointment at its end in place of any former one; without any if it is empty. */
export function withAppointmentLine(message: string, line: string): string {
  const rest = message
    .split('\n')
    .filter((text) => !text.startsWith(appointmentLineStart))
    .join('\n')
    .trimEnd();
  return [rest, line].filter(Boolean).join('\n\n');
}
