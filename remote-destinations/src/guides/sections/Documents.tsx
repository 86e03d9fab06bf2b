import { evenColumns } from '../components/evenColumns.ts';
import { Icon } from '../components/Icon.tsx';
import type { SectionOf } from '../schema/guide.ts';
import { TickableList } from './TickableList.tsx';

/** Papers to collect: documents for a visa, or a country's general requirements. */
export function Documents({ section }: { section: SectionOf<'documents' | 'requirements'> }) {
  return (
    <TickableList
      columns={evenColumns(section.items)}
      points={section.items.map(({ document, description, icon }) => ({
        icon: <Icon name={icon} />,
        title: document,
        text: description,
      }))}
    />
  );
}
