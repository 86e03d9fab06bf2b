import { PointList, Tag } from 'shared/core';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

export function VisaChecklist({ section }: { section: SectionOf<'visaChecklist'> }) {
  return (
    <PointList
      checklist
      columns={2}
      points={section.items.map(({ requirement, status, icon, description }) => ({
        icon,
        title: requirement,
        text: description,
        end: <Tag>{labels[status]}</Tag>,
      }))}
    />
  );
}
