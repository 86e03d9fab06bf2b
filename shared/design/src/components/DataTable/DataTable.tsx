// biome-ignore-all lint/a11y/noRedundantRoles: display:block on phones takes the table roles away, so they are stated.
import type { ReactNode } from 'react';
import { ColumnHeads } from './ColumnHeads.tsx';
import { TableFrame } from './TableFrame.ts';

export interface DataTableProps {
  caption: string;
  columns: readonly string[];
  /** One row per entry, the first cell being the row's heading. */
  rows: readonly (readonly ReactNode[])[];
  /** True for short cells in at most four columns, which a phone has room for: the table stays a table there. */
  compact?: boolean;
}

/** A table whose rows become blocks on a phone, unless it is compact. */
export function DataTable({ caption, columns, rows, compact }: DataTableProps) {
  return (
    <TableFrame role="table" data-compact={compact || undefined}>
      <caption>{caption}</caption>
      <ColumnHeads columns={columns} />
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          <tr key={row} role="row">
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]} scope="row" role="rowheader">
                  {cell}
                </th>
              ) : (
                <td key={columns[index]} role="cell" data-label={columns[index]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
