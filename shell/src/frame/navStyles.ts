import { styled } from '@mui/material/styles';

/** From this width (80em: 1,280 px, more with larger text) the header shows its row of entries; below, the menu button. */
export const wideHeader = '@media (min-width: 80em)';

/**
 * The look of the header's entries: a full-screen list below the wide header's width, and a row with menus from there
 * on. One rule set for both, because it is in every page's HTML.
 */
export const Navigation = styled('nav')({
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    font: 'inherit',
    fontWeight: 600,
    color: 'var(--mui-palette-text-primary)',
    textDecoration: 'none',
    border: 0,
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& [aria-current]': { color: 'var(--mui-palette-accentText)' },
  // In the list all entries of a menu are visible under its name; in the row its button opens them.
  '& button': { display: 'none' },
  '& [data-label]::before': {
    content: 'attr(data-label)',
    display: 'block',
    marginTop: 20,
    fontSize: '0.9375rem',
    fontWeight: 700,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& ul ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 16 },
  '@media (min-width: 600px)': { '& ul ul': { gridTemplateColumns: 'repeat(4, 1fr)' } },
  [wideHeader]: {
    '& > ul': { display: 'flex' },
    '& li': { position: 'relative' },
    '& a, & button': {
      display: 'flex',
      gap: 2,
      padding: '0 9px',
      border: 0,
      borderRadius: 8,
      fontSize: '0.9375rem',
      whiteSpace: 'nowrap',
      background: 'none',
      cursor: 'pointer',
      '&:hover': { background: 'var(--mui-palette-primarySoft)' },
    },
    '& [data-label]::before': { display: 'none' },
    '& ul ul': {
      display: 'none',
      position: 'absolute',
      minWidth: 220,
      padding: 8,
      background: 'var(--mui-palette-background-paper)',
      border: '1px solid var(--mui-palette-divider)',
      borderRadius: 12,
      // Covers the gap between button and list, so that the pointer does not leave the menu on its way down.
      '&::before': { content: '""', position: 'absolute', inset: '-14px 0 100%' },
    },
    // An additional entry has room if all have less.
    '[data-crowded] & > ul > li > *': { paddingInline: 7 },
    // While scripts are loading, or have failed, hover and focus open a menu.
    '& [data-open] > ul, & li:not([data-live]):is(:hover, :focus-within) > ul': { display: 'block' },
  },
});
