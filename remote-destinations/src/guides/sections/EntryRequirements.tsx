import { RowTable } from '../components/RowTable.tsx';
import { statedText } from '../components/statedText.ts';
import { captions, columns } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

export function EntryRequirements({ section }: { section: SectionOf<'entryRequirements'> }) {
  return (
    <div data-beside>
      <RowTable
        minWidth={440}
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
