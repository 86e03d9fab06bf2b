import { Timeline } from 'shared/core';
import type { SectionOf } from '../schema/guide.ts';

export function Steps({ section }: { section: SectionOf<'steps'> }) {
  return (
    <Timeline
      items={section.items.map(({ title, description }, index) => ({
        label: `Step ${index + 1}`,
        title,
        text: description,
      }))}
    />
  );
}
