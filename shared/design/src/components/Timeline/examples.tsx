import { Timeline } from './Timeline.tsx';

export const usual = (
  <Timeline
    items={[
      { label: 'January', title: 'Choose a course' },
      { label: 'March', title: 'Apply', text: 'Two universities are enough.' },
    ]}
  />
);
export const longText = (
  <Timeline
    items={[
      {
        label: 'Ten to twelve months before the course begins',
        title: 'Collect transcripts, certificates and letters of recommendation, and have them verified',
        text: 'Universities in Nepal take some weeks for a transcript, so ask early and ask for several sealed copies at once.',
      },
      { label: 'Last step', title: 'Fly' },
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
