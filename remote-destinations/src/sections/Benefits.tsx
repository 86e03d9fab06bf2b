import { PointList } from '@sayapatri/design';
import type { SectionOf } from '../schema/guide.ts';

export function Benefits({ section }: { section: SectionOf<'benefits'> }) {
  return (
    <PointList
      columns
      points={section.items.map(({ title, description }) => ({ title, text: description }))}
    />
  );
}
