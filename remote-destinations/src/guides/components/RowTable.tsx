import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { HeadRow } from '@sayapatri/design/headRow';
import type { ReactNode } from 'react';

interface RowTableProps {
  /** For screen readers: the heading above the table says the same. */
  caption: string;
  columns: readonly ReactNode[];
  /** One row per entry, the first cell being the row's heading. */
  rows: readonly (readonly ReactNode[])[];
  /** With more space between the rows, for long texts. */
  spacious?: boolean;
}

/** A table whose first column names its rows. */
export function RowTable({ caption, columns, rows, spacious = false }: RowTableProps) {
  const space = spacious ? {} : { py: 0.5, lineHeight: 1.45 };
  // The second of two columns holds sentences.
  const first = spacious && columns.length === 2 ? { width: '38%' } : space;
  return (
    <TableContainer sx={{ position: 'relative' }}>
      <Table sx={{ typography: 'body2' }}>
        <caption style={visuallyHidden}>{caption}</caption>
        <HeadRow columns={columns} sxOf={(column) => (column === 0 ? first : space)} />
        <TableBody>
          {rows.map(([name, ...cells], row) => (
            <TableRow key={row}>
              <TableCell
                component="th"
                scope="row"
                sx={{ ...first, fontWeight: 600, bgcolor: 'background.paper' }}
              >
                {name}
              </TableCell>
              {cells.map((cell, column) => (
                <TableCell key={column} sx={space}>
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
