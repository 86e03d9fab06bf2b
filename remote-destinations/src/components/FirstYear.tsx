import { styled } from '@sayapatri/design';
import { StackedBars } from '@sayapatri/design/plots';
import type { FirstYearParts } from '../schema/guide.ts';

/** A plot of its own, outside of a section. */
export const PlotFrame = styled('div')({
  marginTop: 'clamp(16px, 3vw, 40px)',
});

/** What a bachelor's first year is made of, from its lowest to its highest sum, or in each country of the guide. */
export function FirstYear({ rest, ...plot }: FirstYearParts) {
  return (
    <PlotFrame data-no-print>
      <StackedBars {...plot} unit="lakh" />
      <small>{rest}</small>
    </PlotFrame>
  );
}
