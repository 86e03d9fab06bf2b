/** Calendar files (.ics). The library is loaded when a visitor asks for a file. */
import brand from '../brand/brand.json' with { type: 'json' };

/** An event with a length in minutes, or of a whole day. */
export type CalendarEvent = {
  title: string;
  text: string;
  location?: string;
  /** Identifies the event, where its file may be sent twice. */
  uid?: string;
  /** True for an event that nobody has confirmed. */
  tentative?: boolean;
} & ({ start: Date; minutes: number } | { day: { year: number; month: number; day: number } });

/** An .ics file of the events, named e.g. `appointment.ics`. Rejects where the library cannot be loaded. */
export async function calendarFile(name: string, events: readonly CalendarEvent[]): Promise<File> {
  const { generateIcsCalendar } = await import('ts-ics');
  const now = new Date();
  const text = generateIcsCalendar({
    prodId: brand.name,
    version: '2.0',
    events: events.map((event, index) => ({
      uid: `${event.uid ?? `${now.getTime()}-${index}`}@${new URL(brand.origin).host}`,
      stamp: { date: now },
      summary: event.title,
      description: event.text,
      ...(event.location ? { location: event.location } : {}),
      ...(event.tentative ? { status: 'TENTATIVE' as const } : {}),
      ...('day' in event
        ? // A step of a plan does not mark the day as busy.
          { start: wholeDay(event.day), end: wholeDay(event.day, 1), timeTransparent: 'TRANSPARENT' as const }
        : { start: { date: event.start }, duration: { minutes: event.minutes } }),
    })),
  });
  return new File([foldedLines(text)], name, { type: 'text/calendar' });
}

/** RFC 5545, 3.1: no line is longer, its line break not counted. */
const mostOctets = 75;

/**
 * The calendar with its lines folded by octets, between whole characters. The library counts UTF-16 units, of which a
 * Devanagari letter takes three octets, and cuts an emoji in two.
 */
function foldedLines(calendar: string): string {
  const encoder = new TextEncoder();
  const folded = (line: string) => {
    let text = '';
    let octets = 0;
    for (const character of line) {
      const { length } = encoder.encode(character);
      if (octets + length > mostOctets) {
        text += '\r\n ';
        // The space at the line's beginning counts.
        octets = 1;
      }
      text += character;
      octets += length;
    }
    return text;
  };
  return calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(folded)
    .join('\r\n');
}

/** The day, or the day `after` days later. */
const wholeDay = ({ year, month, day }: { year: number; month: number; day: number }, after = 0) => ({
  type: 'DATE' as const,
  date: new Date(Date.UTC(year, month - 1, day + after)),
});

/** Makes the browser save the file or, on a phone, open it in the calendar. */
export function saveFile(file: File): void {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    download: file.name,
  });
  link.click();
  URL.revokeObjectURL(link.href);
}
