/** What stands in the message besides the visitor's own words: the rest of the message stays. */
import { appointmentLineStart } from '@sayapatri/facts/appointment';

/** The message without its line about an appointment, and with `line`, unless that is empty, at its end. */
export function withAppointmentLine(message: string, line: string): string {
  const others = message.split('\n').filter((text) => !text.startsWith(appointmentLineStart));
  return [others.join('\n').trimEnd(), line].filter(Boolean).join('\n\n');
}

/** Characters: enough for a tool's summary, and a limit for links from elsewhere. */
const longest = 1000;

/** The text that a link such as `/contact?message=…` suggests for the message: plain, and cut to a bounded length. */
export function suggestedMessage(search: string): string {
  const text = new URLSearchParams(search).get('message') ?? '';
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .trim()
    .slice(0, longest);
}
