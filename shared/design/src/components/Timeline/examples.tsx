import { Timeline } from './Timeline.tsx';

export const usual = (
  <Timeline
    items={[
      { label: 'January', title: 'Choose a course' },
      { label: 'March', title: 'Apply', text: 'Two universities are enough.' },
    ]}
  />
);
export const compact = (
  <Timeline
    compact
    items={[
      { label: 'April', title: 'Set a budget and shortlist courses' },
      { label: 'May', title: 'Take the English test' },
      { label: 'June', title: 'Apply' },
    ]}
  />
);
