import { PointList } from '@sayapatri/design';
import { evenColumns } from '../components/evenColumns.ts';
import { Swipe } from '../components/Swipe.tsx';
import type { SectionOf } from '../schema/guide.ts';

export function Benefits({ section }: { section: SectionOf<'benefits'> }) {
  return (
    <Swipe label={section.title}>
      <PointList
        heading="h4"
        columns={evenColumns(section.items)}
        points={section.items.map(({ title, description }) => ({ title, text: description }))}
      />
    </Swipe>
  );
}
