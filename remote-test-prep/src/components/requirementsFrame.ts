import { styled, TableFrame } from '@sayapatri/design';

/** A test's name and two levels. */
const columns = '40px 1fr 1fr';

/** The style of the requirements table: a heading for each group of columns, links and marks in cells. */
export const RequirementsFrame = styled(TableFrame)({
  '& thead th': { verticalAlign: 'bottom' },
  // With two rows of headings, only the first has the table's round corners.
  '& thead tr + tr th': { '&:first-of-type, &:last-of-type': { borderRadius: 0 } },
  // A test's name is close above its levels.
  '& th[scope=colgroup]': { paddingBottom: 0, borderBottom: 0, color: 'var(--mui-palette-text-primary)' },
  '& tr + tr > th[scope=col]': { paddingTop: 4, fontWeight: 500 },
  '& tbody th': { whiteSpace: 'nowrap' },
  '& th a': { display: 'inline-block', marginBlock: -9, paddingBlock: 9 },
  '& small': {
    marginLeft: 2,
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& [data-quiet]': { color: 'var(--mui-palette-text-secondary)' },
  // On a phone each country has a line for each test, with the levels side by side below their headings.
  '@media (max-width: 767px)': {
    '& thead': { position: 'static', display: 'block', clip: 'auto', width: 'auto', height: 'auto' },
    '& thead tr:first-of-type, & thead tr + tr > :nth-of-type(n + 3)': {
      position: 'absolute',
      clipPath: 'inset(50%)',
    },
    '& tr': { display: 'grid', gridTemplateColumns: columns, columnGap: 12, paddingInline: 16 },
    '& thead tr + tr': { background: 'var(--band)' },
    '& thead tr + tr > th': { padding: '8px 0', borderBottom: 0, '&:first-of-type': { gridColumn: 2 } },
    '& tbody th': { gridColumn: '1 / -1', padding: 0 },
    '& td': { display: 'block', padding: '2px 0', fontSize: '0.9375rem' },
    '& td::before': { display: 'none' },
    '& td[data-label]': {
      gridColumn: '1 / span 2',
      display: 'grid',
      gridTemplateColumns: '40px 1fr',
      gap: 12,
      '&::before': { display: 'block' },
      '&[colspan]': { gridColumn: '1 / -1' },
    },
  },
});
