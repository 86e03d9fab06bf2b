import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Nav = styled('nav')({
  marginBottom: 48,
  '& h2': { margin: '0 0 8px', fontSize: '0.9375rem', fontWeight: 700 },
  '& ul': {
    // Marks the section being read, in browsers that support this.
    scrollTargetGroup: 'auto',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8.5em, 1fr))',
    // Five entries or more stand in two equal columns.
    '&:has(> :nth-of-type(5))': { gridTemplateColumns: '1fr 1fr' },
    columnGap: 20,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 44,
    padding: '6px 0',
    font: 'inherit',
    fontSize: '0.9375rem',
    lineHeight: 1.35,
    textAlign: 'left',
    color: 'var(--mui-palette-text-secondary)',
    textDecoration: 'none',
    background: 'none',
    border: 0,
    borderTop: '1px solid var(--mui-palette-divider)',
    cursor: 'pointer',
  },
  '& a:hover, & button:hover': { color: 'var(--mui-palette-accentText)' },
  '& a:target-current': { fontWeight: 650, color: 'var(--mui-palette-text-primary)' },
  '& svg': { fontSize: '1.25rem' },
  // The button needs scripts, so it is hidden without them.
  '@media (scripting: none)': { '& button': { display: 'none' } },
  // On a phone a row of chips that stays below the header and scrolls sideways.
  '@media (max-width: 599px)': {
    position: 'sticky',
    top: 'var(--header-height)',
    zIndex: 5,
    display: 'flex',
    gap: 8,
    overflowX: 'auto',
    margin: '0 -16px 24px',
    padding: '6px 16px',
    background: 'var(--mui-palette-background-default)',
    borderBottom: '1px solid var(--mui-palette-divider)',
    scrollbarWidth: 'none',
    '& h2': { position: 'absolute', clipPath: 'inset(50%)' },
    '& ul': { display: 'flex', gap: 8 },
    '& a, & button': {
      padding: '0 14px',
      border: '1px solid var(--mui-palette-divider)',
      borderRadius: 999,
      whiteSpace: 'nowrap',
    },
    'html:has(&)': { scrollPaddingTop: 'calc(var(--header-height) + 72px)' },
  },
  '@media (min-width: 1000px)': {
    position: 'sticky',
    top: 'calc(var(--header-height) + 32px)',
    alignSelf: 'start',
    '& ul': { display: 'block' },
  },
});

export interface PageContentsProps {
  /** Anchor and title of each section. */
  entries: readonly { id: string; title: string }[];
  /** Buttons below the list. */
  children?: ReactNode;
}

/** A page's table of contents: beside the text on a wide screen, a row of chips above it on a phone. */
export function PageContents({ entries, children }: PageContentsProps) {
  return (
    <Nav aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      {children}
    </Nav>
  );
}
