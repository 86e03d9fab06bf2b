import type { SectionOf } from '../schema/guide.ts';
import { TickableList } from './TickableList.tsx';

/** Papers to collect: a visa's documents or a country's general requirements. */
export function Documents({ section }: { section: SectionOf<'documents' | 'requirements'> }) {
  return (
    <TickableList
      columns
      points={section.items.map(({ document, description, icon }) => ({
        icon,
        title: document,
        text: description,
      }))}
    />
  );
}
