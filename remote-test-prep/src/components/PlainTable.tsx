import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { HeadRow } from '@sayapatri/design/headRow';
import { type ReactNode, useId } from 'react';

interface PlainTableProps {
  caption: string;
  columns: readonly string[];
  /** Each row begins with its heading; in a shorter row the last cell reaches to the end. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table with a heading for each row and column, which fits a phone and scrolls in its frame where letters are large. */
export function PlainTable({ caption, columns, rows }: PlainTableProps) {
  const id = useId();
  return (
    <TableContainer role="region" aria-labelledby={id} tabIndex={0}>
      <Table sx={{ typography: { xs: 'body2', sm: 'body1' } }}>
        <caption id={id}>{caption}</caption>
        <HeadRow columns={columns} />
        <TableBody>
          {rows.map(([name, ...cells], row) => (
            <TableRow key={row}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((cell, column) => (
                <TableCell
                  key={column}
                  colSpan={column === cells.length - 1 ? columns.length - cells.length : 1}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
