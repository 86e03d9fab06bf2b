import { PointList, Tag } from 'shared/core';
import type { SectionOf } from '../schema/guide.ts';

const statusLabels = { mandatory: 'Mandatory' };

export function VisaChecklist({ section }: { section: SectionOf<'visaChecklist'> }) {
  return (
    <PointList
      checklist
      points={section.items.map(({ requirement, status, icon, description }) => ({
        icon,
        title: requirement,
        text: description,
        end: <Tag>{statusLabels[status]}</Tag>,
      }))}
    />
  );
}
