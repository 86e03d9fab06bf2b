import across from 'virtual:across-countries';
import { styled } from '@sayapatri/design';
import { SmallBars } from '@sayapatri/design/plots';
import type { CountryPlot } from '../content/workBars.ts';
import { Sideways } from './Sideways.tsx';

const Pair = styled(Sideways)({
  marginTop: 'clamp(28px, 4.5vw, 64px)',
  '@media screen and (max-width: 599px)': { marginTop: 20 },
});

/** How long a student may work in each country, beside the studies and after them, with this guide's drawn strong. */
export function AcrossCountries({ slug }: { slug: string }) {
  const plotOf = (plot: CountryPlot) => (
    <SmallBars
      {...plot}
      strong={plot.bars.filter(({ guidePath }) => guidePath === `/${slug}`).map(({ label }) => label)}
    />
  );
  return (
    <Pair data-no-print>
      {plotOf(across.workHours)}
      {plotOf(across.afterStudy)}
    </Pair>
  );
}
