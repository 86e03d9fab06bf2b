import { styled } from '@sayapatri/design';
import type { SatContent } from '../schema/sat.ts';

/** Points between two gridlines. */
const step = 200;

const Bands = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '1fr auto', fontVariantNumeric: 'tabular-nums' },
  '& strong': { fontWeight: 650 },
  '@media (min-width: 760px)': {
    '& li': { gridTemplateColumns: '150px 110px 1fr', alignItems: 'center' },
  },
});

/** One band: the part of the scale below it in a soft colour, the band itself in a strong one. */
const Track = styled('span')({
  gridColumn: '1 / -1',
  padding: '6px 0 18px',
  backgroundImage: 'linear-gradient(90deg, var(--mui-palette-divider) 1px, transparent 1px)',
  borderRight: '1px solid var(--mui-palette-divider)',
  // Else a high-contrast mode would remove the bar, which is all background.
  forcedColorAdjust: 'none',
  '& > span': {
    display: 'block',
    height: 14,
    borderRadius: 4,
    transformOrigin: 'left',
    animation: 'climb 700ms ease-out both',
  },
  '@keyframes climb': { from: { transform: 'scaleX(0)' } },
  '@media print': { printColorAdjust: 'exact' },
  '@media (min-width: 760px)': {
    gridColumn: 'auto',
    paddingBlock: 10,
    '& > span': { height: 28 },
  },
});

const Axis = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: 8,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: 'var(--mui-palette-text-secondary)',
  // Each number is centred below its line; the first and the last stay within the scale.
  '& span': { display: 'flex', justifyContent: 'center', width: 0 },
  '& span:first-of-type': { justifyContent: 'flex-start' },
  '& span:last-of-type': { justifyContent: 'flex-end' },
  '@media (min-width: 760px)': { marginLeft: 260 },
});

const Caption = styled('figcaption')({ marginBottom: 20, fontWeight: 650 });

/** The bands on one scale, highest first, so that they form stairs. Name and points of each are text. */
export function ScoreScale({ caption, scale, bands }: Omit<SatContent['scores'], 'title' | 'intro'>) {
  const span = scale.max - scale.min;
  const percent = (score: number) => `${((100 * (score - scale.min)) / span).toFixed(2)}%`;
  const bandOf = (from: number, to: number) => {
    const start = `${((100 * (from - scale.min)) / (to - scale.min)).toFixed(2)}%`;
    return `linear-gradient(90deg, var(--primary-soft) ${start}, var(--mui-palette-secondary-main) ${start})`;
  };
  const ticks = Array.from({ length: span / step + 1 }, (_, index) => scale.min + index * step);
  const grid = { backgroundSize: `${((100 * step) / span).toFixed(3)}% 100%` };
  return (
    <figure style={{ margin: 0 }}>
      <Caption>{caption}</Caption>
      <Bands>
        {bands.map(({ from, to, label }) => (
          <li key={label}>
            <strong>{label}</strong> <span>{`${from}-${to}`}</span>
            <Track aria-hidden style={grid}>
              <span style={{ width: percent(to), background: bandOf(from, to) }} />
            </Track>
          </li>
        ))}
      </Bands>
      <Axis aria-hidden>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </Axis>
    </figure>
  );
}
