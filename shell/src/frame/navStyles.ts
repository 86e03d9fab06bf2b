import { Link, styled } from 'shared/core';

/** From this width (80em: 1,280 px, more with larger text) the header shows its row of entries; below, the menu button. */
export const wideHeader = '@media (min-width: 80em)';

/** Widths at which the row has no room for an additional entry unless its padding shrinks. */
export const crowdedHeader = '@media (min-width: 80em) and (max-width: 87.5em)';

/** The look of an entry in the header's row, for links and menu buttons alike. */
const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  fontSize: '0.9688rem',
  fontWeight: 600,
  color: 'var(--mui-palette-text-primary)',
  background: 'none',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: 'var(--primary-soft)' },
  '&[aria-current=page]': { color: 'var(--accent-text)' },
  [crowdedHeader]: { '[data-crowded] &': { paddingInline: 7 } },
} as const;

export const NavEntryLink = styled(Link)(entry);
export const NavEntryButton = styled('button')(entry);
