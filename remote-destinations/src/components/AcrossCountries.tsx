import across from 'virtual:across-countries';
import { styled } from '@sayapatri/design';
import { SmallBars } from '@sayapatri/design/plots';
import type { CountryBar } from '../content/acrossCountries.ts';
import { acrossTexts } from '../content/labels.ts';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
  gap: '28px 56px',
  marginTop: 'clamp(28px, 4.5vw, 64px)',
  // On a phone one row, pushed sideways: each plot's table keeps it in reach of the keyboard.
  '@media screen and (max-width: 599px)': {
    position: 'relative',
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(86%, 320px)',
    columnGap: 24,
    margin: '20px -16px 0',
    padding: '0 16px',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'none',
    '& > figure': { scrollSnapAlign: 'center' },
  },
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
