import { Timeline } from '@sayapatri/design';
import { statedText } from '../components/statedText.ts';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

/** The stages in order, each with its duration. */
export function EducationStructure({ section }: { section: SectionOf<'educationStructure'> }) {
  return (
    <Timeline
      items={section.items.map(({ title, duration, figure, description }, index) => ({
        label: labels.stage(index + 1),
        status: statedText(duration),
        title,
        text: figure ? `${description} ${statedText(figure)}.` : description,
      }))}
    />
  );
}
