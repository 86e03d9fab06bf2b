import { DataTable } from 'shared/core';
import type { SectionOf } from '../schema/guide.ts';

export function EntryRequirements({ section }: { section: SectionOf<'entryRequirements'> }) {
  return (
    <DataTable
      caption="Scores and duration by level"
      columns={['Level', 'IELTS', 'TOEFL', 'Duration']}
      rows={section.items.map(({ level, ielts, toefl, duration }) => [level, ielts, toefl, duration])}
    />
  );
}
