import { SmallBars } from '@sayapatri/design/plots';
import { statedText } from '../components/statedText.ts';
import { captions, columns } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

export function Jobs({ section }: { section: SectionOf<'jobs'> }) {
  return (
    <SmallBars
      caption={captions.jobs}
      unit={section.items[0]?.wage.currency ?? ''}
      columns={columns.jobs}
      bars={section.items.map(({ role, wage }) => ({
        label: role,
        amount: wage.low ?? 0,
        value: statedText(wage).replace(' per hour', ''),
        words: statedText(wage),
      }))}
    />
  );
}
