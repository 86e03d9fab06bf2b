import type { ReactNode } from 'react';
import { type Axis, axisFor, placeOn } from './axis.ts';
import { PlotFigure } from './PlotFigure.tsx';
import { Bar, PlotRow, PlotRows } from './PlotRows.tsx';

interface RangeBar {
  label: string;
  /** The label in the table, e.g. with a sentence below it; otherwise the label itself. */
  name?: ReactNode;
  /** Both ends in the plot's unit; equal if there is only one figure. */
  low: number;
  high: number;
  /** The figures in words, e.g. `NPR 18–27 lakh`, in one line or more. */
  value: string;
  /** True for what the reader chose. */
  yours?: boolean;
}

interface RangeBarsProps {
  /** Says what is drawn and in which unit, e.g. `Tuition a year, in lakh of rupees`. */
  caption: string;
  /** The unit of all figures, e.g. `lakh` for hundreds of thousands of rupees, or the test for scores. */
  unit: string;
  /** The headings of the table; left out if the page states the same figures after the plot, which then has no table. */
  columns?: readonly [names: string, figures: string];
  bars: readonly RangeBar[];
  /** If left out, the axis runs from 0 to the highest end. */
  axis?: Axis;
}

/** A dot of 16 px stays in the track at the scale's ends. */
const dotPlaces: Partial<Record<string, string>> = { '0%': '8px', '100%': 'calc(100% - 8px)' };

/** A bar from end to end, or a dot around its place. */
function placesOf(scale: Axis, low: number, high: number) {
  const left = placeOn(scale, low);
  if (low === high) return { left: dotPlaces[left] ?? left };
  return { left, right: `calc(100% - ${placeOn(scale, high)})` };
}

/** Ranges on one scale, one a row: tuition, living costs, wages, score bands. */
export function RangeBars({ caption, unit, columns, bars, axis }: RangeBarsProps) {
  const scale = axis ?? axisFor(Math.max(...bars.map(({ high }) => high)));
  const rows = bars.map(({ label, name = label, value }) => [name, value] as const);
  return (
    <PlotFigure caption={caption} columns={columns} rows={rows}>
      <PlotRows axis={scale} unit={unit}>
        {bars.map(({ label, value, low, high, yours = false }) => (
          <PlotRow key={label} label={label} value={value}>
            <Bar yours={yours} dot={low === high} style={placesOf(scale, low, high)} />
          </PlotRow>
        ))}
      </PlotRows>
    </PlotFigure>
  );
}
