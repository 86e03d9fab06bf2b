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
  /** For headings of rows that are lists: a phone shows each above its cells. */
  stacked?: boolean;
}

const phone = '@media screen and (max-width: 599px)';

/** A table whose first column names its rows. */
export function RowTable({ caption, columns, rows, spacious = false, stacked = false }: RowTableProps) {
  const space = spacious ? {} : { py: 0.5, lineHeight: 1.45 };
  // The second of two columns holds sentences.
  const first = spacious && columns.length === 2 ? { width: '38%' } : space;
  const onPhone = (sx: object) => (stacked ? { [phone]: sx } : {});
  return (
    <TableContainer sx={{ position: 'relative' }}>
      <Table sx={{ typography: 'body2', ...onPhone({ display: 'block' }) }}>
        <caption style={visuallyHidden}>{caption}</caption>
        <HeadRow
          columns={columns}
          sxOf={(column) => ({ ...(column === 0 ? first : space), ...onPhone(visuallyHidden) })}
        />
        <TableBody sx={onPhone({ display: 'block' })}>
          {rows.map(([name, ...cells], row) => (
            <TableRow key={row} sx={onPhone({ display: 'grid', gridTemplateColumns: '2fr 3fr' })}>
              <TableCell
                component="th"
                scope="row"
                sx={{
                  ...first,
                  fontWeight: 600,
                  bgcolor: 'background.paper',
                  ...onPhone({ gridColumn: '1 / -1', border: 0, pb: 0 }),
                }}
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
