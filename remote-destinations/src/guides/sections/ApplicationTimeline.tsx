import { Timeline } from '@sayapatri/design';
import { Gantt } from '@sayapatri/design/plots';
import { WideScreens } from '../components/WideScreens.tsx';
import { captions, columns, timelineStatus } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

/** The states of an application on a calendar, and the tasks of each month below. */
export function ApplicationTimeline({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <>
      <WideScreens data-beside>
        <Gantt
          caption={captions.timeline}
          columns={columns.timeline}
          bars={(section.states ?? []).map(({ status, ...months }) => ({
            label: timelineStatus[status],
            ...months,
          }))}
        />
      </WideScreens>
      <Timeline
        compact
        heading="h4"
        items={section.items.map(({ month, task, status }) => ({
          label: month,
          title: task,
          status: timelineStatus[status],
        }))}
      />
    </>
  );
}
