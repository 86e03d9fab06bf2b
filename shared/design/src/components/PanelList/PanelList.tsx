import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { linkedText } from '../TextLink/linkedText.tsx';
import { titleAndText } from '../titleAndText.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: 16,
  // Three panels stand below one another on a tablet, so that none stands alone in a row.
  '&:has(> :nth-of-type(3):last-of-type)': {
    gridTemplateColumns: '1fr',
    '@media print, (min-width: 900px)': { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...titleAndText,
  // A list's rows have less room around them than its panels.
  '&& > li': {
    padding: 'clamp(14px, 2.4vw, 24px)',
    borderRadius: 16,
    background: 'var(--mui-palette-band)',
    breakInside: 'avoid',
  },
  // Lists in neighbouring panels begin at one height.
  '& > li:has(> ul)': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 0 },
  '& > li > ul': { alignContent: 'start' },
  '&[data-table]': {
    '& dl': { margin: '4px 0 0' },
    '& dl > div': { paddingBlock: 8, borderTop: '1px solid var(--mui-palette-divider)' },
    '& :is(dt, dd)': { fontSize: '0.9375rem', lineHeight: 1.45 },
    '& dd': { margin: 0, fontWeight: 500, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& dd::first-letter': { textTransform: 'uppercase' },
    '& :is(dt, dd + dd)': { fontWeight: 400, color: 'var(--mui-palette-text-secondary)' },
    '@media (min-width: 600px)': { gridTemplateColumns: '1fr 1fr' },
    '@media print, (min-width: 1000px)': {
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: 0,
      padding: '12px clamp(16px, 3vw, 32px) 4px',
      borderRadius: 20,
      background: 'var(--mui-palette-band)',
      '&& > li': {
        padding: 0,
        gridRow: '1 / span calc(1 + var(--rows))',
        borderRadius: 0,
        background: 'none',
      },
      '& :is(li, dl)': { display: 'grid', gridTemplateRows: 'subgrid' },
      '& dl': { gridRow: '2 / -1' },
      '& dd': { paddingRight: 24 },
      '& li dt': { fontWeight: 650, color: 'inherit', whiteSpace: 'nowrap' },
      '& li + li dt': { clipPath: 'inset(50%)' },
    },
    '@media print': { '& :is(dt, dd)': { fontSize: '8pt' }, '& dl > div': { paddingBlock: 4 } },
    // The names of rows have a column of their own, before the first panel's.
    '@media (min-width: 1000px)': {
      gridTemplateColumns: '184px',
      '& dl > div': { paddingBlock: 12 },
      '& > li:first-of-type': { gridColumn: 'span 2' },
      '& > li:first-of-type, & > li:first-of-type :is(dl, dl > div)': {
        display: 'grid',
        gridTemplateColumns: 'subgrid',
      },
      '& > li:first-of-type :is(dl, dl > div)': { gridColumn: '1 / -1', alignContent: 'start' },
      '& > li:first-of-type > :not(dl), & dd': { gridColumn: 2 },
      '& > li + li dd': { gridColumn: 'auto' },
      '&& li dt': { gridRow: '1 / span 3', paddingRight: 12, whiteSpace: 'normal' },
      '&& li + li dt': { position: 'absolute' },
    },
  },
  '& strong': {
    display: 'block',
    marginTop: 4,
    fontSize: '1.375rem',
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    color: 'var(--mui-palette-primary-main)',
  },
});

export interface Panel {
  title: string;
  /** The panel's main figure, e.g. `20 hours per week`. */
  figure?: ReactNode;
  /** May have links (linkedText). */
  text?: string;
  children?: ReactNode;
  /** The panel's column of a table: each fact's first value, and what explains it. */
  facts?: readonly { id: string; title: string; values: readonly ReactNode[] | undefined }[];
}

/**
 * A few things side by side on tonal panels, each led by its figure. Panels with the same `facts` are the columns of one table
 * where there is room: a row's name stands once, before it; the other columns keep it for screen readers only.
 */
export function PanelList({
  panels,
  heading: Title = 'h3',
}: {
  panels: readonly Panel[];
  /** `h4` where the list stands below an h3. */
  heading?: 'h3' | 'h4';
}) {
  return (
    <List data-table={panels[0]?.facts && ''} style={{ '--rows': panels[0]?.facts?.length } as CSSProperties}>
      {panels.map(({ title, figure, text, children, facts }, column) => (
        <li key={title}>
          <Title>{title}</Title>
          {figure ? <strong>{figure}</strong> : null}
          {text ? <p>{linkedText(text)}</p> : null}
          {children}
          {facts ? (
            <dl>
              {facts.map(({ id, title, values }) => (
                <div key={id} id={column > 0 ? undefined : id}>
                  <dt>{title}</dt>
                  {values?.map((value, index) => (
                    <dd key={index}>{value}</dd>
                  ))}
                </div>
              ))}
            </dl>
          ) : null}
        </li>
      ))}
    </List>
  );
}
