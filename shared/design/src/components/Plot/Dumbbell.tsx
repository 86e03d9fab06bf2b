import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type Axis, placeOn } from './axis.ts';
import { PlotFigure, type PlotProps } from './PlotFigure.tsx';
import { barColour, PlotRow, PlotRows } from './PlotRows.tsx';
import { plotTexts } from './plotTexts.ts';

const Drawing = styled('div')({
  // The scores that are asked: a thin bar with a dot at each end.
  '& > div > i > b': {
    insetBlock: 'calc(50% - 2px)',
    minWidth: 0,
    marginInline: -7,
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      top: -5,
      left: 0,
      width: 14,
      height: 14,
      borderRadius: '50%',
      background: 'inherit',
    },
    '&::after': { left: 'auto', right: 0 },
    // The visitor's own score: a line across the row.
    '&[data-strong]': {
      insetBlock: -1,
      width: 5,
      marginInline: -2.5,
      '&::before, &::after': { display: 'none' },
    },
  },
  '& > p': { display: 'flex', gap: 24, margin: '0 0 12px', fontSize: '0.875rem' },
  '& > p > span': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > p > span::before': {
    content: '""',
    width: 14,
    height: 14,
    borderRadius: '50%',
    background: barColour,
    forcedColorAdjust: 'none',
  },
  '& > p > span + span::before': {
    width: 5,
    borderRadius: 3,
    background: 'var(--mui-palette-secondary-main)',
  },
});

export interface DumbbellRow {
  label: string;
  /** The label in the table, e.g. as a link; otherwise the label itself. */
  name?: ReactNode;
  /** The lowest and the highest score that is asked; equal if there is only one. */
  low: number;
  high: number;
  /** The score in words, e.g. `6.0 (no band under 5.5)`; otherwise made from its ends. */
  value?: string;
}

export interface DumbbellProps extends PlotProps {
  rows: readonly DumbbellRow[];
  axis: Axis;
  /** The visitor's own score, if it is known. */
  yours?: number | undefined;
}

/** The scores that are asked, from the lowest to the highest, and the visitor's own across all rows. */
export function Dumbbell({ caption, unit, columns, rows, axis, yours, stated }: DumbbellProps) {
  const words = ({ low, high, value }: DumbbellRow) =>
    value ?? [...new Set([low, high])].map((score) => score.toFixed(1)).join('–');
  const table = rows.map((row) => [row.name ?? row.label, `${unit} ${words(row)}`]);
  return (
    <PlotFigure caption={caption} columns={columns} rows={table} stated={stated}>
      <Drawing>
        {yours === undefined ? null : (
          <p>
            <span>{plotTexts.asked}</span>
            <span>{`${plotTexts.yours}: ${yours.toFixed(1)}`}</span>
          </p>
        )}
        <PlotRows axis={axis} unit={unit}>
          {rows.map((row) => (
            <PlotRow key={row.label} label={row.label} value={words(row)}>
              <b style={{ left: placeOn(axis, row.low), right: `calc(100% - ${placeOn(axis, row.high)})` }} />
              {yours === undefined ? null : <b data-strong style={{ left: placeOn(axis, yours) }} />}
            </PlotRow>
          ))}
        </PlotRows>
      </Drawing>
    </PlotFigure>
  );
}
