import { axisFor, placeOn } from './axis.ts';
import { PlotFigure, type PlotProps } from './PlotFigure.tsx';
import { Bar, PlotRow, PlotRows } from './PlotRows.tsx';

export interface SmallBar {
  label: string;
  /** In the plot's unit, from 0. */
  amount: number;
  /** The amount in words, e.g. `48 hours per fortnight`; otherwise the amount and the unit. */
  value?: string;
  /** The amount in the table, where there is room for more words. */
  words?: string;
}

export interface SmallBarsProps extends Omit<PlotProps, 'stated'> {
  bars: readonly SmallBar[];
}

/** One amount a row from 0 in small rows, e.g. the wages of some jobs. */
export function SmallBars({ caption, unit, columns, bars }: SmallBarsProps) {
  const axis = axisFor(Math.max(...bars.map(({ amount }) => amount)));
  const rows = bars.map((bar) => ({ value: `${bar.amount} ${unit}`, ...bar }));
  return (
    <PlotFigure
      caption={caption}
      columns={columns}
      rows={rows.map(({ label, value, words = value }) => [label, words])}
    >
      <PlotRows axis={axis} unit={unit} oneLine>
        {rows.map(({ label, amount, value }) => (
          <PlotRow key={label} label={label} value={value}>
            <Bar style={{ width: placeOn(axis, amount) }} />
          </PlotRow>
        ))}
      </PlotRows>
    </PlotFigure>
  );
}
