import { styled } from '@sayapatri/design';
import type { CSSProperties } from 'react';
import { type Axis, placeOn } from './axis.ts';
import { monthInWords, namedMonths, nepaliMonth, shortMonth, yearsOf } from './months.ts';
import { PlotFigure, type PlotProps } from './PlotFigure.tsx';
import { PlotGrid, PlotRow } from './PlotRows.tsx';
import { plotTexts } from './plotTexts.ts';

const hidden = { visibility: 'hidden' } as const;

const Months = styled(PlotGrid)({
  '& > div > span, & > div > span:is(:first-of-type, :last-of-type)': {
    flex: '1 0 0',
    justifyContent: 'flex-start',
  },
  '& > div': { overflow: 'hidden' },
  '&&& > small': { display: 'inline' },
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
  '@container (min-width: 540px) and (max-width: 819px)': {
    '& > div:last-of-type:has(:nth-of-type(7)) > span:nth-of-type(2n)': hidden,
  },
  // A step's name stands beside its bar on a phone too.
  gridTemplateColumns: 'fit-content(34%) minmax(0, 1fr)',
  '& > i, & > div': { gridColumn: 2 },
  '& > i': { marginBottom: 0, height: 26 },
  // Today: a line across all rows.
  '& > i > [data-strong]': { insetBlock: -2, minWidth: 0, width: 2, borderRadius: 0 },
});

const Key = styled('p')({
  margin: '8px 0 0',
  fontSize: '0.875rem',
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 2,
    height: 14,
    marginRight: 8,
    verticalAlign: -2,
    background: 'var(--mui-palette-secondary-main)',
    forcedColorAdjust: 'none',
  },
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
  /** The year of month 1; left out for months of any year. */
  year?: number;
  /** Today, in months from the start of month 1 plus 1: 2.5 is the middle of that February. Left out until it is known. */
  today?: number | undefined;
}

/** Steps on a calendar of up to 15 months, with the months of AD above and of Bikram Sambat below. */
export function Gantt({ caption, columns, bars, year, today, stated }: GanttProps) {
  const first = Math.min(...bars.map(({ from }) => from));
  const last = Math.max(...bars.map(({ to }) => to));
  const scale: Axis = { from: first, to: last + 1, step: 1 };
  const months = Array.from({ length: last + 1 - first }, (_, index) => first + index);
  const years = year === undefined ? undefined : yearsOf(first, last, year);
  const words = ({ from, to, value }: GanttBar) =>
    value ?? [...new Set([from, to])].map((month) => monthInWords(month, year)).join(' – ');
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
  const shown = today !== undefined && today >= first && today < last + 1 ? today : undefined;
  return (
    <PlotFigure
      caption={caption}
      columns={columns}
      rows={rows.map(({ label, own }) => [label, own.map(words).join(', ')])}
      stated={stated}
      printed
    >
      <Months style={{ '--step': `${Number((100 / months.length).toFixed(3))}%` } as CSSProperties}>
        <small>{years ? `AD ${years.ad}` : 'AD'}</small>
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
            {shown === undefined ? null : <b data-strong style={{ left: placeOn(scale, shown) }} />}
          </PlotRow>
        ))}
        <small>{years ? `BS ${years.bs}` : 'BS'}</small>
        <div>
          {months.map((month) => (
            <span key={month} data-named={bs.get(month)}>
              {nepaliMonth(month)}
            </span>
          ))}
        </div>
      </Months>
      {shown === undefined ? null : <Key>{plotTexts.today}</Key>}
    </PlotFigure>
  );
}
