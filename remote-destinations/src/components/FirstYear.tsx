import { styled } from '@sayapatri/design';
import { StackedBars } from '@sayapatri/design/plots';
import type { FirstYearParts } from '../schema/guide.ts';

const Frame = styled('div')({
  marginTop: 'clamp(16px, 3vw, 40px)',
  // On a phone a month's bars say it, where the chapter has them.
  '@media screen and (max-width: 599px)': { 'div:has([role=meter]) > &': { display: 'none' } },
  '& small': { display: 'block', color: 'var(--mui-palette-text-secondary)' },
});

/** What a bachelor's first year is made of, from its lowest to its highest sum, or in each country of the guide. */
export function FirstYear({ year: { rest, ...plot } }: { year: FirstYearParts }) {
  return (
    <Frame data-no-print>
      <StackedBars {...plot} unit="lakh" />
      <small>{rest}</small>
    </Frame>
  );
}
