import across from 'virtual:across-countries';
import { styled } from '@sayapatri/design';
import { SmallBars } from '@sayapatri/design/plots';
import type { CountryBar } from '../content/acrossCountries.ts';
import { acrossTexts } from '../content/labels.ts';
import { Sideways } from './Sideways.tsx';

const Pair = styled(Sideways)({
  marginTop: 'clamp(28px, 4.5vw, 64px)',
  '@media screen and (max-width: 599px)': { marginTop: 20 },
});

/** How long a student may work in each country, beside the studies and after them, with this guide's drawn strong. */
export function AcrossCountries({ slug }: { slug: string }) {
  const plotOf = (texts: (typeof acrossTexts)[keyof typeof acrossTexts], bars: readonly CountryBar[]) => (
    <SmallBars
      caption={texts.caption}
      unit={texts.unit}
      columns={texts.columns}
      strong={bars.filter(({ guidePath }) => guidePath === `/${slug}`).map(({ country }) => country)}
      bars={bars.map(({ country, amount, value }) => ({
        label: country,
        amount,
        value: `${Math.round(amount)}`,
        words: value,
      }))}
    />
  );
  return (
    <Pair data-no-print>
      {plotOf(acrossTexts.hours, across.workHours)}
      {plotOf(acrossTexts.after, across.afterStudy)}
    </Pair>
  );
}
