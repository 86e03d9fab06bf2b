import { Timeline } from 'shared/core';
import type { TimelineStatus } from '../schema/entities.ts';
import type { SectionOf } from '../schema/guide.ts';

const statusLabels: Record<TimelineStatus, string> = {
  planning: 'Planning',
  application: 'Application',
  decision: 'Decision',
  visa: 'Visa',
  arrival: 'Arrival',
};

export function ApplicationTimeline({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <Timeline
      items={section.items.map(({ month, task, status }) => ({
        label: month,
        title: task,
        status: statusLabels[status],
      }))}
    />
  );
}
