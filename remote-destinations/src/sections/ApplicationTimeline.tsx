import { Timeline } from '@sayapatri/design';
import { timelineStatus } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

export function ApplicationTimeline({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <Timeline
      items={section.items.map(({ month, task, status }) => ({
        label: month,
        title: task,
        status: timelineStatus[status],
      }))}
    />
  );
}
