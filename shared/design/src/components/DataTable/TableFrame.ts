import { styled } from '@mui/material/styles';

/** On a phone: a block for each row. */
const blocks = {
  '& thead': { position: 'absolute', clip: 'rect(0 0 0 0)', width: 1, height: 1, overflow: 'hidden' },
  '&, & tbody, & tr, & th, & td, & caption': { display: 'block' },
  '& caption': { padding: '16px 16px 4px' },
  '& tbody th': { borderBottom: 0, paddingBlock: '4px 0' },
  '& th p': { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 400 },
  '& td': {
    display: 'grid',
    gridTemplateColumns: '120px 1fr',
    gap: 8,
    borderBottom: 0,
    paddingBlock: 4,
  },
  '& td::before': { content: 'attr(data-label)', color: 'var(--mui-palette-text-secondary)' },
  '& tbody tr': { paddingBlock: 8 },
  // In two columns the value stands beside its name and needs no heading.
  '& tbody tr:has(> th + td:last-of-type)': {
    display: 'flex',
    // A long word in the row's heading takes its room from the value.
    '& > th': { flex: '1 1 0' },
    '& > td': {
      display: 'block',
      flex: '0 1 auto',
      maxWidth: '55%',
      paddingLeft: 0,
      textAlign: 'right',
      '&::before': { display: 'none' },
    },
    // A sentence in the heading has the whole width below both.
    '&:has(> th > p)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(min-content, 1fr) fit-content(55%)',
      columnGap: 12,
      paddingInline: 16,
      '& > th': { display: 'contents' },
      '& > th > p': { gridRow: 2, gridColumn: '1 / -1' },
      '& > td': { gridRow: 1, gridColumn: 2, maxWidth: 'none', padding: 0 },
    },
  },
  '& tbody tr + tr': { borderTop: '1px solid var(--mui-palette-divider)' },
} as const;

/**
 * The style of a table: on a phone each row becomes a block in which every cell's `data-label` comes before its value.
 * That removes the table's roles, so components that use it must state them.
 */
export const TableFrame = styled('table')({
  width: '100%',
  // Collapsed borders can't be rounded.
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
    background: 'var(--mui-palette-band)',
    '&:first-of-type': { borderTopLeftRadius: 15 },
    '&:last-of-type': { borderTopRightRadius: 15 },
    // Tables of two columns stand below one another: the same width, so that their values line up.
    '&:first-of-type:nth-last-of-type(2)': { width: '66%' },
  },
  '& tbody th': { fontWeight: 600 },
  '& td': { textWrap: 'balance' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  // Beside a page's contents a table of five columns has little room.
  '@media (min-width: 768px) and (max-width: 1199px)': { '& th, & td': { paddingInline: 10 } },
  '@media print': { '& tr': { breakInside: 'avoid' }, '& th, & td': { paddingBlock: 6 } },
  '@media (max-width: 767px)': {
    '&[data-compact]': { fontSize: '0.875rem', '& th, & td': { padding: '9px 3px 9px 7px' } },
    '&:where(:not([data-compact]))': blocks,
  },
  // On the smallest phones, and with large letters, even a short range may need two lines.
  '@media (max-width: 22.4em)': {
    '&[data-compact]': { display: 'block', overflowX: 'auto', '& td *': { whiteSpace: 'normal !important' } },
  },
});
