import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { type Axis, ticksOf } from './axis.ts';

/** From this width of the plot, a row's name, track and value stand side by side. */
export const widePlot = '@container (min-width: 460px)';

const line = 'var(--mui-palette-divider)';

/** Quiet enough that long bars do not glare in the dark scheme. */
export const barColour =
  'color-mix(in srgb, var(--mui-palette-primary-main) 85%, var(--mui-palette-background-default))';

/** Names (`b`), values (`span`) and tracks (`i`, with their bars) of all rows in one grid, so that the tracks line up. */
export const PlotGrid = styled('div')({
  // On a phone each name has the width that its own value leaves.
  display: 'flex',
  flexWrap: 'wrap',
  gridAutoFlow: 'row dense',
  alignItems: 'center',
  gap: '2px 12px',
  lineHeight: 1.35,
  '& > b, & > small': { gridColumn: 1 },
  '& > b': { flex: '1 1 calc(34% - 12px)', minWidth: 'min-content', fontWeight: 600, hyphens: 'auto' },
  '& > span': {
    maxWidth: '66%',
    textAlign: 'right',
    textWrap: 'balance',
    whiteSpace: 'pre-line',
    '&::first-line': { fontWeight: 600 },
  },
  '& > i': {
    position: 'relative',
    flex: '0 0 100%',
    height: 18,
    marginBottom: 4,
    borderRight: `1px solid ${line}`,
    background: `linear-gradient(90deg, ${line} 1px, transparent 1px) 0 / var(--step) 100%`,
    // Else a high-contrast mode would remove the bars, which are all background.
    forcedColorAdjust: 'none',
  },
  '& > i > b': {
    position: 'absolute',
    insetBlock: 3,
    minWidth: 4,
    borderRadius: 3,
    background: barColour,
  },
  // A single figure.
  '& > i > [data-dot]': { insetBlock: 'calc(50% - 8px)', minWidth: 16, marginInline: -8, borderRadius: 8 },
  '& > i > [data-strong]': { background: 'var(--mui-palette-secondary-main)' },
  '& > div, & > small': { fontSize: '0.8125rem', color: 'var(--mui-palette-text-secondary)' },
  // The numbers of the axis: each centred below its line, on a phone the first and the last within the scale.
  '& > div': { flex: '0 0 100%', display: 'flex', justifyContent: 'space-between' },
  '& > div > span': { display: 'flex', justifyContent: 'center', width: 0, whiteSpace: 'nowrap' },
  '& > div > span:first-of-type': { justifyContent: 'flex-start' },
  '& > div > span:last-of-type': { justifyContent: 'flex-end' },
  // Small rows are one line each, on a phone too.
  '&[data-small]': {
    display: 'grid',
    gridTemplateColumns: 'fit-content(34%) minmax(0, 1fr) fit-content(40%)',
    columnGap: 12,
    fontSize: '0.9375rem',
    '& > span': { gridColumn: 3, maxWidth: 'none' },
    '& > i, & > div': { gridColumn: 2 },
    '& > i': { marginBottom: 0 },
  },
  // More than four numbers such as 1,250 have room at every other line.
  '@container (max-width: 699px)': {
    '&[data-long] > div:has(> :nth-of-type(5)) > span:nth-of-type(2n)': { visibility: 'hidden' },
  },
  // Beside the names there is room for the ends of the axis only.
  '@container (max-width: 539px)': {
    // A long name such as Undergraduate keeps to one line beside its figures.
    fontSize: '0.9375rem',
    '&[data-small]': { rowGap: 8 },
    '&[data-small] > div > span:not(:first-of-type, :last-of-type)': { visibility: 'hidden' },
    '&[data-small] > div > span:last-of-type': { visibility: 'visible' },
  },
  // The caption names the unit too; a row of its own would part the axis from its bars.
  '@container (max-width: 459px)': {
    '&:not([data-small]) > small': { position: 'absolute', visibility: 'hidden' },
  },
  [widePlot]: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(32%) minmax(0, 1fr) fit-content(42%)',
    rowGap: 12,
    '& > span': { gridColumn: 3, maxWidth: 'none' },
    '& > i, & > div': { gridColumn: 2, marginBottom: 0 },
    '& > i': { height: 32 },
    '& > i > b': { insetBlock: 5 },
    // Between names and values there is room for the halves of the first and the last number.
    '&:has(> span) > div > span:nth-of-type(n)': { justifyContent: 'center' },
    '&[data-small] > i > b': { insetBlock: 3 },
    '&[data-small]': {
      gridTemplateColumns: 'fit-content(32%) minmax(0, 1fr) fit-content(32%)',
    },
  },
  '@media print': { '& *': { printColorAdjust: 'exact' } },
});

interface PlotRowsProps {
  axis: Axis;
  /** The unit of the axis, e.g. `lakh`. */
  unit: string;
  /** Small rows, for a plot beside text. */
  small?: boolean;
  /** A `PlotRow` for each row, or the same three elements. */
  children: ReactNode;
}

/** The rows of a plot with their common axis below. */
export function PlotRows({ axis, unit, small, children }: PlotRowsProps) {
  const ticks = ticksOf(axis).map((tick) =>
    tick.toLocaleString('en-GB', { useGrouping: axis.grouping ?? true }),
  );
  const step = { '--step': `${Number((100 / (ticks.length - 1)).toFixed(3))}%` } as CSSProperties;
  return (
    <PlotGrid
      style={step}
      data-small={small || undefined}
      data-long={ticks.some(({ length }) => length > 4) || undefined}
    >
      {children}
      <small>{unit}</small>
      <div>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </PlotGrid>
  );
}

interface PlotRowProps {
  label: string;
  /** The row's figures in words, at the end of the row, or in place of the bars if there are none. */
  value?: string;
  /** The bars on the row's track; null for a row without one. */
  children: ReactNode;
}

export function PlotRow({ label, value, children }: PlotRowProps) {
  return (
    <>
      <b>{label}</b>{' '}
      {value === undefined ? null : (
        // Without a track, the value has the end of the line, and the row the height of the others.
        <span style={children ? {} : { flexBasis: '66%', gridColumn: '2 / -1', paddingBlock: 6 }}>
          {value}
        </span>
      )}
      {children ? <i>{children}</i> : null}
    </>
  );
}
