import { DataTable } from '@sayapatri/design';
import { Described } from '../components/Described.tsx';
import { LevelLines } from '../components/LevelLines.tsx';
import { columns } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

export function Courses({ section }: { section: SectionOf<'courses'> }) {
  return (
    <DataTable
      caption={section.caption}
      columns={columns.courses}
      rows={section.items.map(({ name, description, levels }) => [
        <Described key={name} name={name} description={description} />,
        <LevelLines key="duration" lines={levels.map(({ level, duration }) => [level, duration])} />,
        <LevelLines key="fee" lines={levels.map(({ level, annualFee }) => [level, annualFee])} />,
      ])}
    />
  );
}
