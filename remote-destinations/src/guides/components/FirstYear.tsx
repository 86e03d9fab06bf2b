import { styled } from '@mui/material/styles';
import { StackedBars } from '@sayapatri/design/plots';
import type { FirstYearParts } from '../schema/guide.ts';

/** The frame of a plot outside of a section. */
export const PlotFrame = styled('div')({
  marginTop: 'clamp(16px, 3vw, 40px)',
});

/** The parts of a bachelor's first year, for the lowest and the highest sum or for each country of the guide. */
export function FirstYear({ rest, ...plot }: FirstYearParts) {
  return (
    <PlotFrame data-no-print>
      <StackedBars {...plot} unit="lakh" />
      <small>{rest}</small>
    </PlotFrame>
  );
}
