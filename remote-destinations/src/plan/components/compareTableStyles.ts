import { styled } from '@mui/material/styles';
import { namesAbove } from './namesAbove.ts';

/** The comparison as a table that scrolls sideways under its countries' names, and as a grid on a phone. */
export const Scroller = styled('div')({
  overflowX: 'auto',
  '--names': 'clamp(160px, 20vw, 264px)',
  scrollPaddingLeft: 'var(--names)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  // A shadow at the right edge shows that more countries follow; the page's colour covers it at the end.
  background: [
    'linear-gradient(270deg, var(--mui-palette-background-paper) 40%, transparent) right / 56px 100% no-repeat local',
    'linear-gradient(270deg, var(--mui-palette-divider), transparent) right / 28px 100% no-repeat scroll',
    'var(--mui-palette-background-paper)',
  ].join(', '),
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& caption': { position: 'absolute', clipPath: 'inset(50%)' },
  '& th, & td': {
    // On a tablet three countries are side by side.
    minWidth: 160,
    fontSize: 'min(1em, 13px + 0.25vw)',
    padding: '12px min(16px, 1.6vw)',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& thead th': { background: 'var(--mui-palette-band)', whiteSpace: 'nowrap' },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: 'var(--names)',
    maxWidth: 'var(--names)',
    // Room for the triangle of a row that opens.
    paddingLeft: 30,
    fontWeight: 650,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    background: 'var(--mui-palette-band)',
    borderRight: '1px solid var(--mui-palette-divider)',
  },
  '& td strong': { display: 'block', fontSize: '1.0625em', lineHeight: 1.35 },
  '& td > i': { marginBlock: 8 },
  '& td::first-letter': { textTransform: 'uppercase' },
  '& small, & [data-own]': {
    display: 'block',
    textWrap: 'pretty',
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& th span': {
    display: 'block',
    fontSize: '0.875rem',
    fontWeight: 400,
    color: 'var(--mui-palette-text-secondary)',
  },
  // A row's name opens the details of all its cells; paper shows all details.
  '& summary': { listStylePosition: 'outside', paddingBlock: 10, marginBlock: -10, cursor: 'pointer' },
  '@media screen': { '& tr:not(:has([open])) small': { display: 'none' } },
  // The chosen countries' columns are equally wide.
  '@media screen and (scripting: enabled) and (min-width: 600px)': {
    '& table': { tableLayout: 'fixed', minWidth: 'calc(var(--names) + var(--chosen) * 160px)' },
    '& th:first-of-type': { width: 'var(--names)' },
  },
  '@media screen and (max-width: 599px)': {
    ...namesAbove,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    '--columns': 'var(--all)',
    // A column has no room for a range in the country's own money, which opens with the details.
    '& tr:not(:has([open])) [data-own]': { display: 'none' },
    '& tbody th:first-of-type': {
      ...namesAbove['& tbody th:first-of-type'],
      padding: '8px 6px 8px 24px',
      fontSize: '0.875rem',
    },
    '& th span': { display: 'inline', marginLeft: 4 },
    '@media (scripting: enabled)': {
      '--columns': 'var(--chosen)',
      // Sentences and open details stand below one another, each beside its country's name.
      '& tr:is([data-prose], :has([open])) td:not([data-other])': {
        position: 'relative',
        gridColumn: '1 / -1',
        paddingLeft: '7.6em',
        borderLeft: 0,
        '&::before': { content: 'attr(data-name)', position: 'absolute', left: 6, fontWeight: 650 },
      },
    },
    // Unless letters are very large nothing scrolls sideways, so that the countries' names can stay below the header.
    '@media (scripting: enabled) and (min-width: 16em)': {
      overflow: 'clip',
      '& thead': { position: 'sticky', top: 'var(--header-height)', zIndex: 2 },
    },
  },
  // The page contains all countries; a script can show only the chosen ones.
  '@media (scripting: enabled)': { '& [data-other]': { display: 'none' } },
  '@media print': {
    overflow: 'visible',
    fontSize: '0.875rem',
    '& th, & td': { minWidth: 0, padding: '4px 10px' },
    '& small': { fontSize: '0.75rem', lineHeight: 1.3 },
    // One sheet has room for the words alone.
    '& td strong': { display: 'inline', fontSize: 'inherit' },
    '& td i': { display: 'none' },
  },
});
