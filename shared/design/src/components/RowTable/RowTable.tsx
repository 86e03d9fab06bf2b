import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useId } from 'react';
import { HeadRow } from '../HeadRow/HeadRow.tsx';

interface RowTableProps {
  /** For screen readers: the heading above the table says the same. */
  caption: string;
  columns: readonly ReactNode[];
  /** Each begins with its heading; in a shorter row the last cell reaches to the end. */
  rows: readonly (readonly ReactNode[])[];
  /** With more space between the rows, for long texts. */
  spacious?: boolean;
  /** For headings of rows that are lists: a phone shows each above its cells. */
  stacked?: boolean;
}

const phone = '@media screen and (max-width: 599px)';

/** A table whose first column names its rows. Where letters are large, one with long texts scrolls by the keyboard too. */
export function RowTable({ caption, columns, rows, spacious = false, stacked = false }: RowTableProps) {
  const id = useId();
  const space = spacious ? {} : { py: 0.5, lineHeight: 1.45 };
  // The second of two columns holds sentences.
  const first = spacious && columns.length === 2 ? { width: '38%' } : space;
  const onPhone = (sx: object) => (stacked ? { [phone]: sx } : {});
  return (
    <TableContainer
      {...(spacious && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
      sx={{ position: 'relative' }}
    >
      <Table sx={{ typography: 'body2', ...onPhone({ display: 'block' }) }}>
        <caption id={id} style={visuallyHidden}>
          {caption}
        </caption>
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
                <TableCell
                  key={column}
                  colSpan={column === cells.length - 1 ? columns.length - cells.length : 1}
                  sx={space}
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
