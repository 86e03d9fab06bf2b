import { PointList, Tag } from 'shared/core';
import type { SectionOf } from '../schema/guide.ts';

export function Programs({ section }: { section: SectionOf<'programs'> }) {
  return (
    <PointList
      points={section.items.map(({ title, visa, description, icon }) => ({
        icon,
        title,
        text: description,
        end: <Tag>{visa} visa</Tag>,
      }))}
    />
  );
}
