import type { SxProps, Theme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface HeadRowProps {
  columns: readonly ReactNode[];
  /** The look of the heading of the column with this index, from 0. */
  sxOf?: (column: number) => SxProps<Theme>;
}

/** A table's first row, which names its columns. */
export const HeadRow = ({ columns, sxOf = () => ({}) }: HeadRowProps) => (
  <TableHead>
    <TableRow>
      {columns.map((column, index) => (
        <TableCell key={index} scope="col" sx={sxOf(index)}>
          {column}
        </TableCell>
      ))}
    </TableRow>
  </TableHead>
);
