import { DataTable } from '@sayapatri/design';
import { LevelLines } from '../components/LevelLines.tsx';
import { captions, columns } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

export function TuitionComparison({ section }: { section: SectionOf<'tuitionComparison'> }) {
  return (
    <DataTable
      caption={captions.tuition}
      columns={columns.tuition}
      rows={section.items.map(({ country, tuition, language }) => [
        country,
        <LevelLines key="tuition" lines={tuition.map(({ level, fee }) => [level, fee])} />,
        language,
      ])}
    />
  );
}
