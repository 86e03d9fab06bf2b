import { styled } from '@sayapatri/design';
import { StackedBars } from '@sayapatri/design/plots';
import type { FirstYearParts } from '../schema/guide.ts';

/** A plot of its own, outside of a section. */
export const PlotFrame = styled('div')({
  marginTop: 'clamp(16px, 3vw, 40px)',
  '@media screen and (max-width: 599px)': { '&[data-wide]': { display: 'none' } },
});

interface FirstYearProps {
  year: FirstYearParts;
  /** The chapter draws a month's costs, which say it on a phone. */
  besideMonth: boolean;
}

/** What a bachelor's first year is made of, from its lowest to its highest sum, or in each country of the guide. */
export function FirstYear({ year: { rest, ...plot }, besideMonth }: FirstYearProps) {
  return (
    <PlotFrame data-no-print data-wide={besideMonth || undefined}>
      <StackedBars {...plot} unit="lakh" />
      <small>{rest}</small>
    </PlotFrame>
  );
}
