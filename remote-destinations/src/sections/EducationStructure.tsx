import { Timeline, type TimelineItem } from 'shared/core';
import type { SectionOf } from '../schema/guide.ts';

/** The stages one after another, each with its key figure where there is one. */
export function EducationStructure({ section }: { section: SectionOf<'educationStructure'> }) {
  return (
    <Timeline
      items={section.items.map(({ title, fact, description }, index): TimelineItem => {
        const stage = { label: `Stage ${index + 1}`, title, text: description };
        return fact === undefined ? stage : { ...stage, status: fact };
      })}
    />
  );
}
