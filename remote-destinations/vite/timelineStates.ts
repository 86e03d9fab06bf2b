/** The states of a guide's timeline, which a calendar shows. */
import { monthNames } from '../src/guides/schema/fieldSchemas.ts';
import type { GuideFile, SectionOf } from '../src/guides/schema/guide.ts';

/** Each state, from the month of its first step to the month before the next state. */
export function statesOf({ items }: SectionOf<'timeline'>) {
  let last = 0;
  const starts = items.map(({ month, status }) => {
    const named = monthNames.indexOf(month) + 1;
    // A month before the previous step's month is in the next year.
    last = named + 12 * Math.ceil(Math.max(0, last - named) / 12);
    return { status, from: last };
  });
  const states = starts.filter(({ status }, index) => status !== starts[index - 1]?.status);
  return states.map(({ status, from }, index) => ({
    status,
    from,
    to: Math.max(from, (states[index + 1]?.from ?? from + 1) - 1),
  }));
}

/** The most months for which the calendar of a timeline has room (Gantt.tsx). */
const mostMonths = 15;

/** The faults of a checked guide whose timelines have no room on their calendars, a line for each. */
export const timelineFaults = ({ sections }: GuideFile): string[] =>
  sections.flatMap((section, at) => {
    if (section.kind !== 'timeline') return [];
    const states = statesOf(section);
    const months = (states.at(-1)?.to ?? 0) - (states[0]?.from ?? 0) + 1;
    return months > mostMonths
      ? [`sections.${at} spans ${months} months; its calendar has room for ${mostMonths}`]
      : [];
  });
