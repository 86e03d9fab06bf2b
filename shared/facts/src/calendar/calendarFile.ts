/** Calendar files (.ics). The library is loaded when a visitor asks for a file. */
import brand from '../brand/brand.json' with { type: 'json' };

/** An event of a whole day. */
export interface CalendarEvent {
  title: string;
  text: string;
  day: { year: number; month: number; day: number };
}

/** An .ics file of the events, named e.g. `study-plan.ics`. Rejects where the library cannot be loaded. */
export async function calendarFile(name: string, events: readonly CalendarEvent[]): Promise<File> {
  const { generateIcsCalendar } = await import('ts-ics');
  const now = new Date();
  const text = generateIcsCalendar({
    prodId: brand.name,
    version: '2.0',
    events: events.map(({ title, text, day }, index) => ({
      uid: `${now.getTime()}-${index}@${new URL(brand.origin).host}`,
      stamp: { date: now },
      summary: title,
      description: text,
      start: wholeDay(day),
      end: wholeDay(day, 1),
      // A step of a plan does not mark the day as busy.
      timeTransparent: 'TRANSPARENT',
    })),
  });
  // The library folds lines by units of UTF-16, and can cut a character in two.
  const lines = text.replaceAll('\r\n ', '').split('\r\n').map(folded);
  return new File([lines.join('\r\n')], name, { type: 'text/calendar' });
}

const octets = (text: string) => new TextEncoder().encode(text).length;

/** A line of at most 75 octets, continued on lines that begin with a space (RFC 5545, 3.1), without cutting a character. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (octets(last + character) <= 75) lines[lines.length - 1] += character;
    else lines.push(` ${character}`);
  }
  return lines.join('\r\n');
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
