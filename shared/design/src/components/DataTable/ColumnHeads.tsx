// biome-ignore-all lint/a11y/noRedundantRoles: a table whose rows become blocks on a phone loses its roles, so they are stated.

/** The head of a table: one row with a heading for each column. */
export function ColumnHeads({ columns }: { columns: readonly string[] }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column} scope="col" role="columnheader">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
