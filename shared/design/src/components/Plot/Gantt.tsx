import { styled } from '@mui/material/styles';
import { shortMonthName } from '@sayapatri/facts/english';
import type { CSSProperties } from 'react';
import { type Axis, placeOn } from './axis.ts';
import { nepaliMonth } from './months.ts';
import { PlotFigure } from './PlotFigure.tsx';
import { AxisName, Bar, PlotGrid, PlotRow, Ticks } from './PlotRows.tsx';

/** A step's name stands beside its bar on a phone too. */
const Chart = styled(PlotGrid)({
  '--track': '26px',
  display: 'grid',
  gridTemplateColumns: 'fit-content(34%) minmax(0, 1fr)',
});

const MonthRow = styled(Ticks)({ overflow: 'hidden' });

interface MonthPlace {
  /** Whether its name has room on a narrow and on a middling screen. */
  narrow: boolean;
  middling: boolean;
  half?: boolean;
}

const Month = styled('span')<MonthPlace>(({ narrow, middling, half }) => ({
  flex: half ? '0.5 0 0' : '1 0 0',
  display: 'flex',
  justifyContent: half ? 'flex-end' : 'flex-start',
  width: 0,
  whiteSpace: 'nowrap',
  ...(!narrow && { '@container (max-width: 539px)': { visibility: 'hidden' } }),
  ...(!middling && {
    '@container (min-width: 540px) and (max-width: 959px)': { visibility: 'hidden' },
  }),
}));

interface GanttBar {
  label: string;
  /** The first and the last month, counted from January of the first year: 1 is that January, 13 the next. */
  from: number;
  to: number;
}

interface GanttProps {
  caption: string;
  /** One a row. */
  bars: readonly GanttBar[];
  /** The reader's day, counted as the months are: 1.5 is the middle of that January. Undefined until it is known. */
  now?: number | undefined;
}

const Now = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: -1,
  width: 2,
  background: theme.vars.palette.you,
}));

/**
 * Steps on a calendar of up to 15 months, with the months of AD above and of Bikram Sambat below. The page states them in
 * words after it.
 */
export function Gantt({ caption, bars, now }: GanttProps) {
  // Bars within one calendar year stand on that whole year.
  const last = Math.max(12, ...bars.map(({ to }) => to));
  const first = last > 12 ? Math.min(...bars.map(({ from }) => from)) : 1;
  const scale: Axis = { from: first, to: last + 1, step: 1 };
  const months = Array.from({ length: last + 1 - first }, (_, index) => first + index);
  // On the narrowest phone a month of a year is 15 px wide; the longest names are 25 px and 50 px.
  const hasRoom = (at: number, room: number) => at % room === 0 && at + room <= months.length;
  const [ad, bs] = [Math.ceil(months.length / 6), Math.ceil(months.length / 3)];
  return (
    <PlotFigure caption={caption}>
      <Chart style={{ '--step': `${Number((100 / months.length).toFixed(3))}%` } as CSSProperties}>
        <AxisName>AD</AxisName>
        <MonthRow>
          {months.map((month, at) => (
            <Month key={month} narrow={hasRoom(at, ad)} middling>
              {shortMonthName(month)}
            </Month>
          ))}
        </MonthRow>
        {bars.map(({ label, from, to }) => (
          <PlotRow key={label} label={label}>
            <Bar style={{ left: placeOn(scale, from), right: `calc(100% - ${placeOn(scale, to + 1)})` }} />
            {now === undefined ? null : <Now style={{ left: placeOn(scale, now) }} />}
          </PlotRow>
        ))}
        <AxisName>BS</AxisName>
        {/* Months of Bikram Sambat begin about the middle of a month of AD; the last one has half the room. */}
        <MonthRow style={{ paddingLeft: 'calc(var(--step) / 2)' }}>
          {months.map((month, at) => (
            <Month
              key={month}
              narrow={hasRoom(at, bs)}
              // The names are longer: more than six have room at every other month.
              middling={months.length <= 6 || at % 2 === 0}
              half={at === months.length - 1}
            >
              {nepaliMonth(month)}
            </Month>
          ))}
        </MonthRow>
      </Chart>
    </PlotFigure>
  );
}
