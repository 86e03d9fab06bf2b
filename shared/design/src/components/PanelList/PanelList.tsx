import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { linkedText } from '../TextLink/linkedText.tsx';
import { titleAndText } from '../titleAndText.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: 16,
  // Of three none stands alone on a tablet, which has no room for three columns.
  '@media (max-width: 999px)': {
    '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: '1fr' },
  },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...titleAndText,
  // A list's rows have less room around them than its panels.
  '&& > li': {
    padding: 'clamp(14px, 2.4vw, 24px)',
    borderRadius: 16,
    background: 'var(--band)',
    breakInside: 'avoid',
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
  /** What matters most about it, e.g. `20 hours per week`. */
  figure?: ReactNode;
  /** May have links (linkedText). */
  text: string;
  children?: ReactNode;
}

/** A few things side by side on tonal panels, each led by its figure. */
export function PanelList({
  panels,
  heading: Title = 'h3',
}: {
  panels: readonly Panel[];
  /** `h4` where the list stands below an h3. */
  heading?: 'h3' | 'h4';
}) {
  return (
    <List>
      {panels.map(({ title, figure, text, children }) => (
        <li key={title}>
          <Title>{title}</Title>
          {figure ? <strong>{figure}</strong> : null}
          <p>{linkedText(text)}</p>
          {children}
        </li>
      ))}
    </List>
  );
}
