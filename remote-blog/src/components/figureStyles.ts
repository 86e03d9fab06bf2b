import { end, stepStyles } from './stepStyles.ts';

/** The ground of tiles and cells is lighter than the figure's. The border shows in the dark scheme, where the two are alike. */
const sheet = {
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
} as const;

const kinds = {
  // Bars that grow from one level to the next.
  '& [data-kind=levels] > :last-child': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
    gap: '20px 28px',
    '& li::before': {
      content: '""',
      display: 'block',
      width: 'min(var(--step) * 33.3%, 100%)',
      height: 14,
      marginBottom: 10,
      background: 'var(--mui-palette-secondary-main)',
      borderRadius: 7,
    },
  },
  // Tiles stand in two columns. The last of an odd number fills a row.
  '& [data-kind=tiles] > :last-child': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 10,
    '& li': { padding: '10px 14px', ...sheet, borderRadius: 12 },
    '& li:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
    // Tiles of whole sentences stand below one another on a phone.
    '@media (max-width: 599px)': { '&:has(> :nth-of-type(5):last-of-type)': { gridTemplateColumns: '1fr' } },
  },
  // Bold cells are filled, italic ones tinted.
  '& [data-kind=grid]': {
    '& table': {
      display: 'table',
      tableLayout: 'fixed',
      width: '100%',
      borderSpacing: 2,
      fontSize: 'clamp(0.8125rem, 0.7rem + 0.4vw, 0.9375rem)',
    },
    '& table:not(:has(td:nth-of-type(3)))': { fontSize: 'clamp(0.875rem, 0.7rem + 0.4vw, 0.9375rem)' },
    '& :is(th, td)': {
      padding: '7px 2px',
      textAlign: 'center',
      lineHeight: 1.3,
      textWrap: 'balance',
      borderRadius: 8,
    },
    '& th': { fontWeight: 650 },
    '& thead th': { paddingInline: 0, color: 'var(--mui-palette-text-secondary)', verticalAlign: 'bottom' },
    '& tr > th:first-of-type': { width: '27%', paddingLeft: 0, textAlign: 'left' },
    '& td': sheet,
    // The cells of a table with few columns hold sentences.
    '& tr:not(:has(td:nth-of-type(3), th:nth-of-type(4))) > :is(td, th + th)': {
      padding: '7px clamp(4px, 1.2vw, 12px)',
      textAlign: 'left',
    },
    '& td em': { fontStyle: 'normal' },
    '& td:has(em)': { background: 'var(--mui-palette-accentSoft)' },
    '& td:has(strong)': {
      color: 'var(--mui-palette-primary-contrastText)',
      background: 'var(--mui-palette-primary-main)',
    },
    '& td:has(em strong, strong em)': end,
  },
} as const;

/**
 * The figures of an article, which its text holds as plain lists and tables (README.md): they can be read without these
 * rules, and so are their own text alternative.
 */
export const figureStyles = {
  '& figure': {
    margin: '1.4em 0 1.5em',
    padding: 'clamp(12px, 3.4vw, 32px)',
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    background: 'var(--mui-palette-band)',
    borderRadius: 20,
    '@media print': { breakInside: 'avoid' },
    '& figcaption': { marginBottom: 14, fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.3 },
    '& :is(ul, ol)': { margin: 0, padding: 0, listStyle: 'none' },
    '& li': { position: 'relative', margin: 0, padding: 0 },
    '& li strong': { display: 'block', fontSize: '1rem' },
    // A block, so that the words below it are balanced.
    '& li a:has(> strong)': { display: 'block' },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8].map((step) => [`& li:nth-of-type(${step})`, { '--step': step }]),
    ),
  },
  ...stepStyles,
  ...kinds,
} as const;
