import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type Axis, placeOn } from './axis.ts';
import { PlotFigure, type PlotProps } from './PlotFigure.tsx';
import { Bar, barColour, PlotRow, PlotRows } from './PlotRows.tsx';
import { plotTexts } from './plotTexts.ts';

/** The scores that are asked: a thin bar with a dot at each end. */
const Scores = styled(Bar)({
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
});

/** The visitor's own score: a line across the row. */
const Yours = styled(Bar)(({ theme }) => ({
  insetBlock: -1,
  width: 5,
  marginInline: -2.5,
  background: theme.vars.palette.secondary.main,
}));

const Key = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 24,
  margin: '0 0 12px',
  ...theme.typography.body2,
}));

const KeyEntry = styled('span')<{ yours?: boolean }>(({ theme, yours }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '&::before': {
    content: '""',
    width: yours ? 5 : 14,
    height: 14,
    borderRadius: yours ? 0 : '50%',
    background: yours ? theme.vars.palette.secondary.main : barColour,
    forcedColorAdjust: 'none',
  },
}));

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
      {yours === undefined ? null : (
        <Key>
          <KeyEntry>{plotTexts.asked}</KeyEntry>
          <KeyEntry yours>{`${plotTexts.yours}: ${yours.toFixed(1)}`}</KeyEntry>
        </Key>
      )}
      <PlotRows axis={axis} unit={unit}>
        {rows.map((row) => (
          <PlotRow key={row.label} label={row.label} value={words(row)}>
            <Scores
              style={{ left: placeOn(axis, row.low), right: `calc(100% - ${placeOn(axis, row.high)})` }}
            />
            {yours === undefined ? null : <Yours style={{ left: placeOn(axis, yours) }} />}
          </PlotRow>
        ))}
      </PlotRows>
    </PlotFigure>
  );
}
