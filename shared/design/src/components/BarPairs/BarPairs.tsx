import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { PlotFigure, type PlotFigureProps } from '../Plot/PlotFigure.tsx';
import { barColour } from '../Plot/PlotRows.tsx';

/** A row's name, and a bar with its number in each of two columns. */
const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto repeat(2, minmax(0, 1fr) max-content)',
  alignItems: 'center',
  gap: '10px clamp(8px, 2vw, 24px)',
  ...theme.typography.body2,
  lineHeight: 1.35,
}));

const Head = styled('span')<{ first: boolean }>(({ first }) => ({
  gridColumn: first ? '2 / span 2' : 'auto / span 2',
}));

const Column = styled('i')(({ theme }) => ({
  height: 22,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
}));

const Length = styled('b')({
  display: 'block',
  height: '100%',
  background: barColour,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

const Amount = styled('span')({ textAlign: 'right' });

export interface BarPair {
  label: string;
  figures: readonly {
    /** The number at the bar's end, e.g. `0.5–1`. */
    amount: string;
    /** The bar's length in per cent of the column. */
    percent: number;
    /** The amount in the table, where there is room for more words. */
    words: string;
  }[];
}

export interface BarPairsProps extends Pick<PlotFigureProps, 'caption' | 'columns'> {
  pairs: readonly BarPair[];
}

/** Two amounts a row, each on a scale of its own, e.g. hours of work while studying and years to stay afterwards. */
export function BarPairs({ caption, columns, pairs }: BarPairsProps) {
  return (
    <PlotFigure
      caption={caption}
      columns={columns}
      rows={pairs.map(({ label, figures }) => [label, ...figures.map(({ words }) => words)])}
    >
      <Rows>
        {columns.slice(1).map((name, at) => (
          <Head key={name} first={at === 0}>
            {name}
          </Head>
        ))}
        {pairs.map(({ label, figures }) => (
          <Fragment key={label}>
            <span>{label}</span>
            {figures.map(({ amount, percent }, index) => (
              <Fragment key={columns[index]}>
                <Column>
                  <Length style={{ width: `${percent}%` }} />
                </Column>
                <Amount>{amount}</Amount>
              </Fragment>
            ))}
          </Fragment>
        ))}
      </Rows>
    </PlotFigure>
  );
}
