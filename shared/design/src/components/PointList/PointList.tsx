import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { linkedText } from '../TextLink/linkedText.tsx';

const List = styled('ul')({
  display: 'grid',
  gap: '0 40px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& :is(h3, h4)': { margin: 0, fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4 },
  '& p': { margin: '4px 0 0', maxWidth: '66ch', color: 'var(--mui-palette-text-secondary)' },
  // Room for the count of what is ready.
  '&[data-checklist]': { '@media screen': { marginTop: 28 } },
  '&[data-columns]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' },
  '&[data-columns="2"]': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(300px, 50% - 20px), 100%), 1fr))',
  },
  // Three points stand below one another on a tablet, so that none stands alone in a row.
  '@media (max-width: 1099px)': {
    '&[data-columns]:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: '1fr' },
  },
  '& li': {
    display: 'flex',
    gap: 16,
    paddingBlock: 18,
    borderTop: '1px solid var(--mui-palette-divider)',
    breakInside: 'avoid',
  },
  '& li > svg': { flex: 'none', fontSize: '1.75rem', color: 'var(--mui-palette-accentText)' },
  '& strong': { color: 'var(--mui-palette-accentText)' },
  // The part at the end of a line wraps below the text if there is no room beside it.
  '& li > div': { flex: 1, display: 'flex', flexWrap: 'wrap', gap: '8px 32px', alignItems: 'start' },
  '& li > div > div': { flex: '1 1 250px' },
  // On paper, a box to tick by hand.
  '@media print': {
    '& li': { paddingBlock: 10 },
    '&[data-checklist] li::before': { content: '""', width: 14, height: 14, border: '1px solid' },
  },
});

export interface Point {
  /** An icon of `@mui/icons-material`. */
  icon?: ReactNode;
  title: string;
  /** A sentence, which may have links (linkedText), or paragraphs. */
  text?: ReactNode;
  /** The end of the line: a tag, an amount or a button. */
  end?: ReactNode;
}

export interface PointListProps {
  points: readonly Point[];
  /** Side by side where there is room, at most two where it is `2`. */
  columns?: boolean | 2;
  /** True prints a box to tick before each point. */
  checklist?: boolean;
  /** `h4` where the list stands below an h3. */
  heading?: 'h3' | 'h4';
}

/** Points under hairlines, each with a title, a sentence and an optional part at the end. */
export function PointList({ points, columns, checklist, heading: Title = 'h3' }: PointListProps) {
  return (
    <List data-columns={columns || undefined} data-checklist={checklist || undefined}>
      {points.map(({ icon, title, text, end }) => (
        <li key={title}>
          {icon}
          <div>
            <div>
              <Title>{title}</Title>
              {typeof text === 'string' ? <p>{linkedText(text)}</p> : text}
            </div>
            {end}
          </div>
        </li>
      ))}
    </List>
  );
}
