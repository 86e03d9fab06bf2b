import { styled, TableFrame } from '@sayapatri/design';

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
});
