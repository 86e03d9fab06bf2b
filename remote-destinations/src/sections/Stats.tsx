import { StatTiles, styled } from '@sayapatri/design';
import type { SectionOf } from '../schema/guide.ts';

/** Two tiles a row on a phone; the figures have units, so they are smaller there than plain numbers. */
const Roomy = styled('div')({
  '&& dl': { gridTemplateColumns: '1fr 1fr', gap: '14px 16px' },
  '&& dd': { fontSize: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.5rem)' },
  '@media screen and (min-width: 1000px)': { '&& dl': { gridTemplateColumns: 'repeat(4, 1fr)' } },
  // The longest range of money fits on one line of a phone.
  '@media screen and (max-width: 599px)': {
    '&& dl': { gridTemplateColumns: '4fr 3fr', columnGap: 12 },
    '& dl > div': { paddingLeft: 10 },
    '&& dd': { fontSize: '1.0625rem' },
  },
  '& dd::first-letter': { textTransform: 'uppercase' },
});

export function Stats({ section }: { section: SectionOf<'stats'> }) {
  return (
    <Roomy>
      <StatTiles stats={section.items.flatMap(({ tile }) => tile ?? [])} />
    </Roomy>
  );
}
