import { PointList } from 'shared/core';
import type { SectionOf } from '../schema/guide.ts';

/** Papers to collect: a visa's documents or a country's general requirements. */
export function Documents({ section }: { section: SectionOf<'documents' | 'requirements'> }) {
  return (
    <PointList
      checklist
      columns
      points={section.items.map(({ document, description, icon }) => ({
        icon,
        title: document,
        text: description,
      }))}
    />
  );
}
