import type { ReactNode } from 'react';
import { type Axis, axisFor, placeOn } from './axis.ts';
import { PlotFigure, type PlotProps } from './PlotFigure.tsx';
import { Bar, PlotRow, PlotRows } from './PlotRows.tsx';

export interface RangeBar {
  label: string;
  /** The label in the table, e.g. with a sentence below it; otherwise the label itself. */
  name?: ReactNode;
  /** Both ends in the plot's unit; equal if there is only one figure, and left out where `value` stands in the place of the bar. */
  low?: number;
  high?: number;
  /** The figures in words, e.g. `NPR 18–27 lakh`, in one line or more; otherwise made from the ends. */
  value?: string;
  /** The figures in the table, where there is room for more words. */
  words?: string;
  /** True for what the reader chose. */
  yours?: boolean;
}

export interface RangeBarsProps extends PlotProps {
  bars: readonly RangeBar[];
  /** If left out, the axis runs from 0 to the highest end. */
  axis?: Axis;
}

const rangeText = ({ low, high, value }: RangeBar, unit: string) =>
  value ?? `${low === high ? low : `${low}–${high}`} ${unit}`;

/** A dot of 16 px stays in the track at the scale's ends. */
const dotPlaces: Partial<Record<string, string>> = { '0%': '8px', '100%': 'calc(100% - 8px)' };

/** A bar from end to end, or a dot around its place. */
function placesOf(scale: Axis, low: number, high: number) {
  const left = placeOn(scale, low);
  if (low === high) return { left: dotPlaces[left] ?? left };
  return { left, right: `calc(100% - ${placeOn(scale, high)})` };
}

/** Ranges on one scale, one a row: tuition, living costs, wages, score bands. */
export function RangeBars({ caption, unit, columns, bars, axis, stated, printed }: RangeBarsProps) {
  const scale = axis ?? axisFor(Math.max(...bars.map(({ high = 0 }) => high)));
  const rows = bars.map((bar) => [bar.name ?? bar.label, bar.words ?? rangeText(bar, unit)]);
  return (
    <PlotFigure caption={caption} columns={columns} rows={rows} stated={stated} printed={printed}>
      <PlotRows axis={scale} unit={unit}>
        {bars.map((bar) => (
          <PlotRow key={bar.label} label={bar.label} value={rangeText(bar, unit)}>
            {bar.low === undefined ? null : (
              <Bar
                yours={bar.yours ?? false}
                dot={bar.low === bar.high}
                style={placesOf(scale, bar.low, bar.high ?? bar.low)}
              />
            )}
          </PlotRow>
        ))}
      </PlotRows>
    </PlotFigure>
  );
}
