import { axisFor, placeOn } from './axis.ts';
import { PlotFigure, type PlotProps } from './PlotFigure.tsx';
import { PlotRow, PlotRows } from './PlotRows.tsx';

export interface SmallBar {
  label: string;
  /** In the plot's unit, from 0. */
  amount: number;
  /** The amount in words, e.g. `48 hours per fortnight`; otherwise the amount and the unit, or beside `words` the amount alone. */
  value?: string;
  /** The same in the table, where there is room for more; otherwise `value`. */
  words?: string;
}

export interface SmallBarsProps extends Omit<PlotProps, 'stated'> {
  bars: readonly SmallBar[];
  /** The labels of the bars that the page is about; they are drawn strong. */
  strong?: string | readonly string[];
}

/** One amount a row from 0 in small rows, e.g. all countries with the page's own strong. */
export function SmallBars({ caption, unit, columns, bars, strong: own = [] }: SmallBarsProps) {
  const axis = axisFor(Math.max(...bars.map(({ amount }) => amount)));
  const strong = [own].flat();
  const wordsOf = ({ amount, value, words }: SmallBar) =>
    value ?? (words ? `${Math.round(amount)}` : `${amount} ${unit}`);
  return (
    <PlotFigure
      caption={caption}
      columns={columns}
      rows={bars.map((bar) => [bar.label, bar.words ?? wordsOf(bar)])}
    >
      <PlotRows axis={axis} unit={unit} small>
        {bars.map((bar) => (
          <PlotRow key={bar.label} label={bar.label} value={wordsOf(bar)}>
            <b
              data-strong={strong.includes(bar.label) || undefined}
              style={{ width: placeOn(axis, bar.amount) }}
            />
          </PlotRow>
        ))}
      </PlotRows>
    </PlotFigure>
  );
}
