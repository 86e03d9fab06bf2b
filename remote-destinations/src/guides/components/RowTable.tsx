import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { HeadRow } from '@sayapatri/design/headRow';
import type { ReactNode } from 'react';

interface RowTableProps {
  caption: string;
  columns: readonly ReactNode[];
  /** One row per entry, the first cell being the row's heading. */
  rows: readonly (readonly ReactNode[])[];
  /** The narrowest that the table may be, in pixels: on a narrower screen it scrolls within its frame. */
  minWidth?: number;
  /** For a table whose heading says what the caption says. */
  hideCaption?: boolean;
  /** For long texts in many columns. */
  small?: boolean;
  /** With little space between the rows. */
  dense?: boolean;
}

/** A table whose first column names its rows. */
export function RowTable({ caption, columns, rows, minWidth, hideCaption, small, dense }: RowTableProps) {
  const space = dense ? { py: 0.5, lineHeight: 1.45 } : {};
  const first = {
    // The second of two columns holds sentences.
    ...(columns.length === 2 && !dense && { width: '38%' }),
    ...space,
    // The names stay in sight while the other columns scroll; on a phone they would lie over the words that have the focus.
    ...(minWidth && { '@media (min-width: 600px)': { position: 'sticky', left: 0, zIndex: 1 } }),
  };
  return (
    <TableContainer
      {...(minWidth && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      sx={{ position: 'relative' }}
    >
      <Table sx={{ '@media screen': { minWidth }, typography: small ? 'body2' : 'body1' }}>
        <caption style={hideCaption ? visuallyHidden : undefined}>{caption}</caption>
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
