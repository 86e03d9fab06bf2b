import { PointList } from '@sayapatri/design';
import { evenColumns } from '../components/evenColumns.ts';
import { Icon } from '../components/Icon.tsx';
import { Swipe } from '../components/Swipe.tsx';
import type { SectionOf } from '../schema/guide.ts';

export function Fields({ section }: { section: SectionOf<'fields'> }) {
  return (
    <Swipe label={section.title}>
      <PointList
        heading="h4"
        columns={evenColumns(section.items)}
        points={section.items.map(({ name, description, icon }) => ({
          icon: <Icon name={icon} />,
          title: name,
          text: description,
        }))}
      />
    </Swipe>
  );
}
