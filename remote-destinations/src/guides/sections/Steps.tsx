import { linkedText, Timeline } from '@sayapatri/design';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

export function Steps({ section }: { section: SectionOf<'steps'> }) {
  return (
    <Timeline
      compact
      heading="h4"
      items={section.items.map(({ title, description }, index) => ({
        label: labels.step(index + 1),
        title,
        text: linkedText(description),
      }))}
    />
  );
}
