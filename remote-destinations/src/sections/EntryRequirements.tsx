import { DataTable } from '@sayapatri/design';
import { statedText } from '../components/statedText.ts';
import { captions, columns } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

export function EntryRequirements({ section }: { section: SectionOf<'entryRequirements'> }) {
  return (
    <div data-beside>
      <DataTable
        caption={captions.entryRequirements}
        columns={columns.entryRequirements}
        rows={section.items.map(({ level, ielts, toefl, duration }) => [
          level,
          ...[ielts, toefl].map((fact) => fact.score ?? statedText(fact)),
          statedText(duration),
        ])}
      />
    </div>
  );
}
