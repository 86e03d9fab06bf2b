import { styled } from '@sayapatri/design';
import { SmallBars } from '@sayapatri/design/plots';
import type { CountryPlot } from '../content/workBars.ts';
import type { Guide } from '../schema/guide.ts';
import { Sideways } from './Sideways.tsx';

const Pair = styled(Sideways)({
  marginTop: 'clamp(28px, 4.5vw, 64px)',
  '@media screen and (max-width: 599px)': { marginTop: 20 },
});

/** How long a student may work in each country, beside the studies and after them, with this guide's drawn strong. */
export function AcrossCountries({ slug, across: { workHours, afterStudy } }: Guide) {
  const plotOf = (plot: CountryPlot) => (
    <SmallBars
      {...plot}
      strong={plot.bars.filter(({ guidePath }) => guidePath === `/${slug}`).map(({ label }) => label)}
    />
  );
  return (
    <Pair data-no-print>
      {plotOf(workHours)}
      {plotOf(afterStudy)}
    </Pair>
  );
}
