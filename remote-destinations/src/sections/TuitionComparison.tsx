import { DataTable } from 'shared/core';
import type { SectionOf } from '../schema/guide.ts';

export function TuitionComparison({ section }: { section: SectionOf<'tuitionComparison'> }) {
  return (
    <DataTable
      caption="Tuition and language by country"
      columns={['Country', 'Tuition', 'Language']}
      rows={section.items.map(({ country, tuition, language }) => [country, tuition, language])}
    />
  );
}
