import { styled } from '@mui/material/styles';
import { numberText } from '@sayapatri/facts/english';
import type { CSSProperties, ReactNode } from 'react';
import { radii } from '../../theme/radii.ts';
import { type Axis, ticksOf } from './axis.ts';

/** From this width of the plot, a row's name, track and value stand side by side. */
const widePlot = '@container (min-width: 460px)';

/** Quiet enough that long bars do not glare in the dark scheme. */
const barColour =
  'color-mix(in srgb, var(--mui-palette-primary-main) 85%, var(--mui-palette-background-default))';

/** Names, values and tracks of all rows in one grid, so that the tracks line up. */
export const PlotGrid = styled('div')(({ theme }) => ({
  '--value': '66%',
  '--track': '18px',
  // On a phone each name has the width that its own value leaves, and the track is below both.
  display: 'flex',
  flexWrap: 'wrap',
  gridAutoFlow: 'row dense',
  alignItems: 'center',
  gap: '2px 12px',
  lineHeight: 1.35,
  '@container (max-width: 539px)': { ...theme.typography.body2, lineHeight: 1.35 },
  [widePlot]: {
    '--value': 'none',
    '--track': '32px',
    display: 'grid',
    gridTemplateColumns: 'fit-content(32%) minmax(0, 1fr) fit-content(42%)',
    rowGap: 12,
  },
}));

const Name = styled('b')({
  gridColumn: 1,
  flex: '1 1 calc(34% - 12px)',
  minWidth: 'min-content',
  fontWeight: 600,
  hyphens: 'auto',
});

const Value = styled('span')({
  gridColumn: 3,
  maxWidth: 'var(--value)',
  textAlign: 'right',
  textWrap: 'balance',
  whiteSpace: 'pre-line',
  '&::first-line': { fontWeight: 600 },
});

const Track = styled('i')(({ theme }) => ({
  gridColumn: 2,
  position: 'relative',
  flex: '0 0 100%',
  height: 'var(--track)',
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  background: `linear-gradient(90deg, ${theme.vars.palette.divider} 1px, transparent 1px) 0 / var(--step) 100%`,
  // Else a high-contrast mode would remove the bars, which are all background.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
}));

/** A bar on a track, placed by `left` and `right` or `width`; a `dot` for a single figure; `yours` for what the reader chose. */
export const Bar = styled('b')<{ dot?: boolean; yours?: boolean }>(({ theme, dot, yours }) => ({
  position: 'absolute',
  insetBlock: 4,
  minWidth: 4,
  borderRadius: radii.small / 2,
  background: yours ? theme.vars.palette.you : barColour,
  ...(dot && {
    insetBlock: 'calc(50% - 8px)',
    width: 16,
    marginLeft: -8,
    borderRadius: radii.pill,
  }),
}));

/** The name of a row of numbers or months. */
export const AxisName = styled('small')(({ theme }) => ({
  gridColumn: 1,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

/** What the numbers of the axis count; on a phone the caption says it, and a row of its own would part the axis from its bars. */
const Unit = styled(AxisName)({
  '@container (max-width: 459px)': { position: 'absolute', visibility: 'hidden' },
});

export const Ticks = styled('div')(({ theme }) => ({
  gridColumn: 2,
  flex: '0 0 100%',
  display: 'flex',
  justifyContent: 'space-between',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

/** A number below its line; on a phone the first and the last stand within the scale. */
const Tick = styled('span')<{ spare: boolean }>(({ spare }) => ({
  display: 'flex',
  justifyContent: 'center',
  width: 0,
  whiteSpace: 'nowrap',
  '&:first-of-type': { justifyContent: 'flex-start' },
  '&:last-of-type': { justifyContent: 'flex-end' },
  ...(spare && { '@container (max-width: 699px)': { visibility: 'hidden' } }),
  [widePlot]: { '&&': { justifyContent: 'center' } },
}));

interface PlotRowsProps {
  axis: Axis;
  /** The unit of the axis, e.g. `lakh`. */
  unit: string;
  /** A `PlotRow` for each row. */
  children: ReactNode;
}

/** The rows of a plot with their common axis below. */
export function PlotRows({ axis, unit, children }: PlotRowsProps) {
  const ticks = ticksOf(axis).map((tick) => (axis.grouping === false ? String(tick) : numberText(tick)));
  const step = { '--step': `${Number((100 / (ticks.length - 1)).toFixed(3))}%` } as CSSProperties;
  // More than four numbers such as 1,250 or 0.2 have room at every other line.
  const thin = ticks.length > 4 && ticks.some((tick) => tick.length > 4 || tick.includes('.'));
  return (
    <PlotGrid style={step}>
      {children}
      <Unit>{unit}</Unit>
      <Ticks>
        {ticks.map((tick, at) => (
          <Tick key={tick} spare={thin && at % 2 === 1}>
            {tick}
          </Tick>
        ))}
      </Ticks>
    </PlotGrid>
  );
}

interface PlotRowProps {
  label: string;
  /** The row's figures in words, at the end of the row. */
  value?: string;
  /** What stands on the row's track. */
  children: ReactNode;
}

export function PlotRow({ label, value, children }: PlotRowProps) {
  return (
    <>
      <Name>{label}</Name> {value === undefined ? null : <Value>{value}</Value>}
      <Track>{children}</Track>
    </>
  );
}
