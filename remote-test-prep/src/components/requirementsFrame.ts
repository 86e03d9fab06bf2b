import { styled } from 'shared/core';

/** How the requirements table is drawn: grouped columns on a wide screen, one block a country on a phone. */
export const RequirementsFrame = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  '& caption': { textAlign: 'left', paddingBottom: 12, fontWeight: 650 },
  '& th, & td': { padding: '12px 16px', textAlign: 'left', border: '1px solid var(--mui-palette-divider)' },
  '& thead th': { color: 'var(--mui-palette-primary-main)', background: 'var(--primary-soft)' },
  '& tr + tr > th[scope=col]': { fontSize: '0.9375rem', fontWeight: 500 },
  '& th a': { display: 'inline-block', marginBlock: -6, paddingBlock: 9 },
  '& [data-quiet]': { color: 'var(--mui-palette-text-secondary)' },
  '@media print': { '& tr': { breakInside: 'avoid' } },
  '@media (max-width: 699px)': {
    '& thead': { position: 'absolute', clip: 'rect(0 0 0 0)', width: 1, height: 1, overflow: 'hidden' },
    '&, & tbody, & caption, & tbody th': { display: 'block' },
    background: 'none',
    border: 0,
    '& tbody tr': {
      display: 'block',
      marginBottom: 16,
      paddingBlock: 8,
      background: 'var(--mui-palette-background-paper)',
      border: '1px solid var(--mui-palette-divider)',
      borderRadius: 16,
    },
    '& tbody th, & td': { border: 0 },
    '& tbody th': { fontSize: '1.1875rem', paddingBottom: 4 },
    '& td': { display: 'flex', gap: 16, paddingBlock: 5 },
    '& td::before': {
      content: 'attr(data-label)',
      flex: '0 0 118px',
      color: 'var(--mui-palette-text-secondary)',
    },
  },
});
