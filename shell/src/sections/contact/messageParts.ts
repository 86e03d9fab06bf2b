/** Parts that the form adds to the message, and takes out again. What else is in the message stays. */
import { appointmentLineStart } from '@sayapatri/facts/appointment';

const joined = (...parts: string[]) => parts.filter(Boolean).join('\n\n');

/** The message with this line about the appointment at its end in place of any former one; without any if it is empty. */
export function withAppointmentLine(message: string, line: string): string {
  const others = message.split('\n').filter((text) => !text.startsWith(appointmentLineStart));
  return joined(others.join('\n').trimEnd(), line);
}

/** The message with the plan once, or without it. */
export function withPlan(message: string, plan: string, isWanted: boolean): string {
  const rest = message
    .replace(plan, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return joined(rest, isWanted ? plan : '');
}
