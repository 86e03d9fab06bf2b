import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { type Axis, placeOn } from './axis.ts';
import { monthInWords, namedMonths, nepaliMonth, shortMonth } from './months.ts';
import { PlotFigure, type PlotProps } from './PlotFigure.tsx';
import { PlotGrid, PlotRow } from './PlotRows.tsx';

const hidden = { visibility: 'hidden' } as const;

const Months = styled(PlotGrid)({
  '& > div > span, & > div > span:is(:first-of-type, :last-of-type)': {
    flex: '1 0 0',
    justifyContent: 'flex-start',
  },
  '& > div': { overflow: 'hidden' },
  '&&& > small': { position: 'static', visibility: 'visible' },
  // Months of Bikram Sambat begin about the middle of a month of AD.
  '& > div:last-of-type': { paddingLeft: 'calc(var(--step) / 2)' },
  // The last one's has half the room, and ends with the scale.
  '& > div:last-of-type > span:last-of-type': { flexGrow: 0.5, justifyContent: 'flex-end' },
  // As many names as have room, those of the months in which bars begin first.
  '@container (max-width: 539px)': {
    '& > div > span:not([data-named])': hidden,
    '& > div > span[data-named="before"]': { justifyContent: 'flex-end' },
  },
  // The names of Bikram Sambat are longer: more than six have room at every other month.
  '@container (min-width: 540px) and (max-width: 959px)': {
    '& > div:last-of-type:has(:nth-of-type(7)) > span:nth-of-type(2n)': hidden,
  },
  // A step's name stands beside its bar on a phone too.
  display: 'grid',
  gridTemplateColumns: 'fit-content(34%) minmax(0, 1fr)',
  '& > i, & > div': { gridColumn: 2 },
  '& > i': { marginBottom: 0, height: 26 },
});

export interface GanttBar {
  /** Bars with the same label stand in one row. */
  label: string;
  /** The first and the last month, counted from January of the first year: 1 is that January, 13 the next. */
  from: number;
  to: number;
  /** When, in words; otherwise the names of the months. */
  value?: string;
}

export interface GanttProps extends Omit<PlotProps, 'unit'> {
  bars: readonly GanttBar[];
}

/** Steps on a calendar of up to 15 months, with the months of AD above and of Bikram Sambat below. */
export function Gantt({ caption, columns, bars, stated }: GanttProps) {
  // Bars within one calendar year stand on that whole year.
  const last = Math.max(12, ...bars.map(({ to }) => to));
  const first = last > 12 ? Math.min(...bars.map(({ from }) => from)) : 1;
  const scale: Axis = { from: first, to: last + 1, step: 1 };
  const months = Array.from({ length: last + 1 - first }, (_, index) => first + index);
  const words = ({ from, to, value }: GanttBar) =>
    value ?? [...new Set([from, to])].map(monthInWords).join(' – ');
  const rows = [...new Set(bars.map(({ label }) => label))].map((label) => ({
    label,
    own: bars.filter((bar) => bar.label === label),
  }));
  // If bars begin in most months, the named months are evenly spaced.
  const starts = new Set(bars.map(({ from }) => from));
  const begins = starts.size > months.length / 2 ? [] : [...starts];
  // On the narrowest phone a month of a year is 15 px wide; the longest names are 25 px and 50 px.
  const ad = namedMonths(months, begins, Math.ceil(months.length / 6));
  const bs = namedMonths(months, begins, Math.ceil(months.length / 3));
  return (
    <PlotFigure
      caption={caption}
      columns={columns}
      rows={rows.map(({ label, own }) => [label, own.map(words).join(', ')])}
      stated={stated}
      printed
    >
      <Months style={{ '--step': `${Number((100 / months.length).toFixed(3))}%` } as CSSProperties}>
        <small>AD</small>
        <div>
          {months.map((month) => (
            <span key={month} data-named={ad.get(month)}>
              {shortMonth(month)}
            </span>
          ))}
        </div>
        {rows.map(({ label, own }) => (
          <PlotRow key={label} label={label}>
            {own.map(({ from, to }) => (
              <b
                key={from}
                style={{
                  left: placeOn(scale, from),
                  right: `calc(100% - ${placeOn(scale, to + 1)})`,
                }}
              />
            ))}
          </PlotRow>
        ))}
        <small>BS</small>
        <div>
          {months.map((month) => (
            <span key={month} data-named={bs.get(month)}>
              {nepaliMonth(month)}
            </span>
          ))}
        </div>
      </Months>
    </PlotFigure>
  );
}
