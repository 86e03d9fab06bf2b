import { styled } from '@mui/material/styles';
import { axisFor, placeOn } from './axis.ts';
import { PlotFigure, type PlotProps } from './PlotFigure.tsx';
import { barColour, PlotRow, PlotRows } from './PlotRows.tsx';

/** Colours with a contrast of 3:1 or more with the grounds of both schemes. */
const colours = [
  'var(--mui-palette-primary-main)',
  'var(--mui-palette-you)',
  'color-mix(in srgb, var(--mui-palette-primary-main) 60%, var(--mui-palette-background-default))',
  'var(--mui-palette-success-main)',
  'color-mix(in srgb, var(--mui-palette-you) 75%, var(--mui-palette-background-default))',
  'color-mix(in srgb, var(--mui-palette-success-main) 70%, var(--mui-palette-background-default))',
];

/** A part has the same colour in each bar and in the legend, by its place. */
const colourAt = (place: number) => colours[place % colours.length] ?? barColour;

const Segment = styled('b')<{ place: number }>(({ theme, place }) => ({
  display: 'inline-block',
  height: 'calc(100% - 6px)',
  marginBlock: 3,
  background: colourAt(place),
  '&:not(:last-of-type)': { boxShadow: `inset -2px 0 ${theme.vars.palette.background.default}` },
}));

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
}));

const LegendItem = styled('li')<{ place: number }>(({ place }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 14,
    height: 14,
    background: colourAt(place),
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
}));

export interface StackPart {
  label: string;
  /** Its amount in each bar, in the plot's unit; 0 where a bar does not have it. */
  amounts: readonly number[];
  /** The amounts in words, e.g. `54–67 minutes`; otherwise the amount and the unit. */
  values?: readonly string[];
}

export interface StackedBarsProps extends Omit<PlotProps, 'columns'> {
  /** The heading of the parts' names in the table. */
  column: string;
  /** The names of the bars. */
  bars: readonly string[];
  /** The parts, in their order in the bars; at most six have a colour of their own. */
  parts: readonly StackPart[];
}

/** Sums with their parts: the first year's cost, a month's costs. Values are named in the legend if there is one bar. */
export function StackedBars({ caption, unit, column, bars, parts, stated }: StackedBarsProps) {
  const sums = bars.map((_, bar) => parts.reduce((sum, { amounts }) => sum + (amounts[bar] ?? 0), 0));
  const axis = axisFor(Math.max(...sums));
  const wordsOf = ({ amounts, values }: StackPart, bar: number) =>
    values?.[bar] ?? (amounts[bar] ? `${amounts[bar]} ${unit}` : '–');
  const rows = parts.map((part) => [part.label, ...bars.map((_, bar) => wordsOf(part, bar))]);
  return (
    <PlotFigure
      caption={caption}
      columns={[column, ...bars]}
      rows={rows}
      stated={stated}
      printed={bars.length > 1}
    >
      <PlotRows axis={axis} unit={unit}>
        {bars.map((label, bar) => (
          <PlotRow key={label} label={label}>
            {parts.map((part, place) => (
              <Segment
                key={part.label}
                place={place}
                style={{ width: placeOn(axis, part.amounts[bar] ?? 0) }}
              />
            ))}
          </PlotRow>
        ))}
      </PlotRows>
      <Legend>
        {parts.map((part, place) => (
          <LegendItem key={part.label} place={place}>
            {bars.length > 1 ? part.label : `${part.label}: ${wordsOf(part, 0)}`}
          </LegendItem>
        ))}
      </Legend>
    </PlotFigure>
  );
}
