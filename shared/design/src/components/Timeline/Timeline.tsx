import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';

export interface TimelineItem {
  /** When, or which step. */
  label: string;
  title: string;
  /** Short state, e.g. `planning`. */
  status?: string;
  text?: ReactNode;
}

/** Steps run down the first column, then down the second, those of a row side by side; each column's line ends at its last step. */
const twoColumns = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'repeat(var(--rows), auto)',
  '& [data-last]::after': { display: 'none' },
} as const;

const List = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Short steps, close together; down two columns where there is room.
  '&[data-compact]': {
    '& li': { paddingBottom: 8 },
    '& :is(h3, h4)': { fontSize: '0.9375rem', fontWeight: 500 },
    // A step with a sentence of its own has its number beside its name.
    '& :is(h3, h4):has(+ p)': { display: 'inline', marginLeft: 6, fontSize: '1.0625rem', fontWeight: 650 },
    '& p': { marginTop: 0, fontSize: '0.9375rem', textWrap: 'pretty' },
    '@media screen and (min-width: 700px)': {
      ...twoColumns,
      columnGap: 40,
      '& li': { paddingBottom: 18 },
    },
  },
  '&[data-columns]': { '@media screen and (min-width: 900px)': { ...twoColumns, columnGap: 64 } },
});

const Item = styled('li')({
  position: 'relative',
  paddingLeft: 36,
  paddingBottom: 28,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 7,
    width: 13,
    height: 13,
    borderRadius: '50%',
    background: 'var(--mui-palette-background-default)',
    border: '3px solid var(--mui-palette-secondary-main)',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 10,
    top: 24,
    bottom: -4,
    width: 1,
    background: 'var(--mui-palette-divider)',
  },
  '& :is(h3, h4)': { margin: 0, fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4 },
  '& p': { margin: '4px 0 0', color: 'var(--mui-palette-text-secondary)' },
  '@media print': { breakInside: 'avoid' },
});

const Label = styled('span')({
  fontSize: '0.875rem',
  fontWeight: 700,
  color: 'var(--mui-palette-accentText)',
});

/** Steps in order, each with when and what. */
export function Timeline({
  items,
  heading: Title = 'h3',
  compact,
  columns,
}: {
  items: readonly TimelineItem[];
  /** `h4` where the list stands below an h3. */
  heading?: 'h3' | 'h4';
  /** True for short steps, which then stand in two columns. */
  compact?: boolean;
  /** True for steps that stand in two columns on a computer. */
  columns?: boolean;
}) {
  const rows = Math.ceil(items.length / 2);
  return (
    <List
      style={{ '--rows': rows } as CSSProperties}
      data-compact={compact || undefined}
      data-columns={columns || undefined}
    >
      {items.map(({ label, title, status, text }, index) => (
        <Item key={`${label} ${title}`} data-last={index === rows - 1 || undefined}>
          {/* Separators in the text: copied or read aloud, the words must not run together. */}
          <Label>{label}</Label>
          {status ? ' · ' : ' '}
          {status ? <Chip component="span" label={status} /> : null} <Title>{title}</Title>
          {text ? <p>{text}</p> : null}
        </Item>
      ))}
    </List>
  );
}
