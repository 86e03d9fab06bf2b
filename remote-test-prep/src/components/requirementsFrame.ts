import { styled } from 'shared/core';

/**
 * How the requirements table is drawn, in DataTable's manner: grouped columns on a wide screen, one block a country on
 * a phone.
 */
export const RequirementsFrame = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  '& caption': { textAlign: 'left', paddingBottom: 12, fontWeight: 650 },
  '& th, & td': {
    padding: '12px 16px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& thead th': {
    fontSize: '0.875rem',
    color: 'var(--mui-palette-text-secondary)',
    background: 'var(--band)',
    verticalAlign: 'bottom',
  },
  '& thead tr:first-of-type th': {
    '&:first-of-type': { borderTopLeftRadius: 15 },
    '&:last-of-type': { borderTopRightRadius: 15 },
  },
  // A test's name stands close above its levels.
  '& th[scope=colgroup]': { paddingBottom: 0, borderBottom: 0, color: 'var(--mui-palette-text-primary)' },
  '& tr + tr > th[scope=col]': { paddingTop: 4, fontWeight: 500 },
  '& tbody th': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& td': { textWrap: 'balance' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& th a': { display: 'inline-block', marginBlock: -9, paddingBlock: 9 },
  '& small': {
    marginLeft: 2,
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& [data-quiet]': { color: 'var(--mui-palette-text-secondary)' },
  '@media print': { '& tr': { breakInside: 'avoid' } },
  '@media (max-width: 699px)': {
    '& thead': { position: 'absolute', clip: 'rect(0 0 0 0)', width: 1, height: 1, overflow: 'hidden' },
    '&, & tbody, & tr, & th, & caption': { display: 'block' },
    '& caption': { padding: '16px 16px 4px' },
    '& tbody th, & td': { border: 0 },
    '& tbody th': { paddingBottom: 4 },
    '& td': { display: 'grid', gridTemplateColumns: '120px 1fr', gap: 8, paddingBlock: 4 },
    '& td::before': { content: 'attr(data-label)', color: 'var(--mui-palette-text-secondary)' },
    '& tbody tr': { paddingBlock: 8 },
    '& tbody tr + tr': { borderTop: '1px solid var(--mui-palette-divider)' },
  },
});
