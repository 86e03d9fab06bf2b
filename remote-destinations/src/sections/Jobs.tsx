import { DataTable } from 'shared/core';
import type { SectionOf } from '../schema/guide.ts';

export function Jobs({ section }: { section: SectionOf<'jobs'> }) {
  return (
    <DataTable
      caption="Average wage by job"
      columns={['Job', 'Average wage']}
      rows={section.items.map(({ role, wage }) => [role, wage])}
    />
  );
}
