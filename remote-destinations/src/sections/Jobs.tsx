import { DataTable } from '@sayapatri/design';
import { statedText } from '../components/statedText.ts';
import { captions, columns } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

export function Jobs({ section }: { section: SectionOf<'jobs'> }) {
  return (
    <DataTable
      caption={captions.jobs}
      columns={columns.jobs}
      rows={section.items.map(({ role, wage }) => [role, statedText(wage)])}
    />
  );
}
