import { Timeline } from '@sayapatri/design';
import { Gantt, type GanttBar } from '@sayapatri/design/plots';
import { Swipe } from '../components/Swipe.tsx';
import { captions, columns, timelineStatus } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 15).toLocaleString('en-GB', { month: 'long' }),
);

/** Each state from the month of its first step to the month before the next state's. */
function statesOf({ items }: SectionOf<'timeline'>): GanttBar[] {
  let last = 0;
  const starts = items.map(({ month, status }) => {
    const named = monthNames.indexOf(month) + 1;
    // A month that comes before the one above it is in the next year.
    last = named + 12 * Math.ceil(Math.max(0, last - named) / 12);
    return { label: timelineStatus[status], from: last };
  });
  const states = starts.filter(({ label }, index) => label !== starts[index - 1]?.label);
  return states.map(({ label, from }, index) => ({
    label,
    from,
    to: Math.max(from, (states[index + 1]?.from ?? from + 1) - 1),
  }));
}

/** The states of an application on a calendar, and below it what to do in each. */
export function ApplicationTimeline({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <>
      {/* On paper the list says it. */}
      <div data-no-print>
        <Gantt caption={captions.timeline} columns={columns.timeline} bars={statesOf(section)} />
      </div>
      <Swipe label={section.title}>
        <Timeline
          heading="h4"
          items={section.items.map(({ month, task, status }) => ({
            label: month,
            title: task,
            status: timelineStatus[status],
          }))}
        />
      </Swipe>
    </>
  );
}
