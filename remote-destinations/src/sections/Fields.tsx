import { PointList } from '@sayapatri/design';
import type { SectionOf } from '../schema/guide.ts';

export function Fields({ section }: { section: SectionOf<'fields'> }) {
  return (
    <PointList
      columns
      points={section.items.map(({ name, description, icon }) => ({ icon, title: name, text: description }))}
    />
  );
}
