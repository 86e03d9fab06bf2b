/**
 * The style of a table on a phone: each row's name stands above its cells, so that three columns are seen side by side.
 * `--columns` is the number of columns. The style takes the table's roles away, so the elements must state them.
 */
export const namesAbove = {
  '& table, & thead, & tbody': { display: 'block' },
  '& tr': { display: 'grid', gridTemplateColumns: 'repeat(var(--columns), minmax(min(29vw, 110px), 1fr))' },
  '& table :is(th, td)': {
    minWidth: 0,
    padding: '8px 4px 8px 6px',
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  '& thead th:first-of-type': { position: 'absolute', clipPath: 'inset(50%)' },
  '& tbody th:first-of-type': {
    gridColumn: '1 / -1',
    maxWidth: 'none',
    padding: 6,
    borderRight: 0,
    borderBottom: '1px solid var(--mui-palette-divider)',
    background: 'var(--mui-palette-band)',
    '@media (prefers-color-scheme: dark)': { background: 'var(--mui-palette-primarySoft)' },
  },
  '& td:nth-of-type(n + 2)': { borderLeft: '1px solid var(--mui-palette-divider)' },
} as const;
