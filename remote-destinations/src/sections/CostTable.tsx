import { DataTable, Stack } from '@sayapatri/design';
import { Described } from '../components/Described.tsx';
import { statedText } from '../components/statedText.ts';
import { columns } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

/** One table for each group, e.g. tuition, living costs, visa fees. */
export function CostTable({ section }: { section: SectionOf<'costTable'> }) {
  return (
    <Stack spacing={4}>
      {section.items.map(({ title, rows }) => (
        <DataTable
          key={title}
          caption={title}
          columns={columns.costTable}
          rows={rows.map(({ item, amount, description }) => [
            <Described key={item} name={item} description={description} />,
            statedText(amount),
          ])}
        />
      ))}
    </Stack>
  );
}
