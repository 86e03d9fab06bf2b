import services from '@sayapatri/drawings/services/services.tsx?pictures';
import { pictureNames } from '../schema/figures.ts';
import { end, stepStyles, wide } from './stepStyles.ts';

/** Lighter than the figure's ground; in the dark, where the two are alike, its edge is seen. */
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
  '& [data-kind=tiles] > :last-child': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    '& li': {
      flex: '1 1 40%',
      padding: '14px 16px',
      overflow: 'hidden',
      ...sheet,
      borderRadius: 12,
    },
    '& li:has(i)': { flexBasis: '100%', minHeight: 80, paddingLeft: 116 },
    '& i': { position: 'absolute', inset: '0 auto 0 0', width: 100 },
    [wide]: {
      '& li:has(i)': { flexBasis: '30%', padding: '136px 16px 16px' },
      '& i': { inset: '0 0 auto', width: 'auto', height: 120 },
    },
  },
  // Bold cells are filled, italic ones tinted.
  '& [data-kind=grid]': {
    '& table': { display: 'table', tableLayout: 'fixed', width: '100%', borderSpacing: 2 },
    '& :is(th, td)': { padding: '9px 2px', textAlign: 'center', lineHeight: 1.3, borderRadius: 8 },
    '& :is(th, td, td strong)': { fontSize: 'clamp(0.8125rem, 0.7rem + 0.4vw, 0.9375rem)' },
    '& th': { fontWeight: 650 },
    '& thead th': { color: 'var(--mui-palette-text-secondary)', verticalAlign: 'bottom' },
    '& tr > th:first-of-type': { width: '27%', paddingLeft: 0, textAlign: 'left' },
    '& td': sheet,
    // Two columns hold sentences.
    '& tr:not(:has(td:nth-of-type(3), th:nth-of-type(4))) > :is(td, th + th)': {
      padding: '9px clamp(5px, 1.4vw, 12px)',
      textAlign: 'left',
    },
    '& td em': { fontStyle: 'normal' },
    '& td:has(em)': { background: 'var(--accent-soft)' },
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
    margin: '2em 0',
    padding: 'clamp(12px, 3.4vw, 32px)',
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    background: 'var(--band)',
    borderRadius: 20,
    '@media print': { breakInside: 'avoid' },
    '& figcaption': { marginBottom: 18, fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.3 },
    '& :is(ul, ol)': { margin: 0, padding: 0, listStyle: 'none' },
    '& li': { position: 'relative', margin: 0, padding: 0 },
    '& li strong': { display: 'block', fontSize: '1rem' },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8].map((step) => [`& li:nth-of-type(${step})`, { '--step': step }]),
    ),
  },
  ...stepStyles,
  ...kinds,
  '& [data-picture]': { background: 'var(--skyline-far) no-repeat 50% 30% / cover' },
  ...Object.fromEntries(
    pictureNames.map((name) => [
      `& [data-picture=${name}]`,
      { backgroundImage: `url(${services[name]?.src})` },
    ]),
  ),
} as const;
