import { styled, Timeline } from '@sayapatri/design';
import { timelineStatus } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

/** Short steps, close together; down two columns where there is room. */
const Steps = styled('div')({
  '&& li': { paddingBottom: 10, breakInside: 'avoid' },
  '&& h4': { fontSize: '0.9375rem', fontWeight: 500 },
  '@media screen and (min-width: 700px)': {
    '& > ol': { columns: 2, columnGap: 40 },
    '&& li::after': { bottom: 0 },
  },
});

/** The months of an application, each with what to do in it. */
export function ApplicationTimeline({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <Steps data-beside>
      <Timeline
        heading="h4"
        items={section.items.map(({ month, task, status }) => ({
          label: month,
          title: task,
          status: timelineStatus[status],
        }))}
      />
    </Steps>
  );
}
