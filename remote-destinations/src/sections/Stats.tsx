import { StatTiles, styled } from '@sayapatri/design';
import { statedText } from '../components/statedText.ts';
import type { SectionOf } from '../schema/guide.ts';

/** The figures have units, so they need more space than plain numbers. */
const Roomy = styled('div')({
  '& dl': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))' },
  '& dd::first-letter': { textTransform: 'uppercase' },
});

export function Stats({ section }: { section: SectionOf<'stats'> }) {
  return (
    <Roomy>
      <StatTiles stats={section.items.map(({ value, label }) => ({ value: statedText(value), label }))} />
    </Roomy>
  );
}
