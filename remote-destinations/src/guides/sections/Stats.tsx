import { styled } from '@mui/material/styles';
import { StatTiles } from '@sayapatri/design';
import type { SectionOf } from '../schema/guide.ts';

/** Two tiles a row on a phone; the figures have units, so they are smaller there than plain numbers. */
const Roomy = styled('div')({
  '&& dl': { gridTemplateColumns: '4fr 3fr', gap: '14px 12px' },
  '& dl > div': { paddingLeft: 10 },
  '&& dd': { fontSize: 'clamp(1.0625rem, 0.9rem + 0.8vw, 1.5rem)' },
  '@media screen and (min-width: 1000px)': { '&& dl': { gridTemplateColumns: 'repeat(4, 1fr)' } },
  '& dd::first-letter': { textTransform: 'uppercase' },
});

export function Stats({ section }: { section: SectionOf<'stats'> }) {
  return (
    <Roomy>
      <StatTiles stats={section.items.flatMap(({ tile }) => tile ?? [])} />
    </Roomy>
  );
}
