import { Link, styled } from 'shared/core';

/** From here up (1,280 px, or what larger letters need) the header shows its row of entries, below it the menu button. */
export const wideHeader = '@media (min-width: 80em)';

/** Where the row has room for the entries of today, and none to spare for one that a release brings. */
export const crowdedHeader = '@media (min-width: 80em) and (max-width: 87.5em)';

/** How an entry of the header's row looks, be it a link or a menu's button. */
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
