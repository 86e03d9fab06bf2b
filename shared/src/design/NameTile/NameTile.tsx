import { styled } from '@mui/material/styles';

const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  height: 72,
  borderRadius: 14,
  fontWeight: 750,
  letterSpacing: '0.02em',
  color: 'var(--mui-palette-primary-main)',
  background: 'linear-gradient(160deg, var(--primary-soft) 62%, var(--accent-soft) 62%)',
  printColorAdjust: 'exact',
});

/** Initials on a tonal tile, in place of a logo. Decoration: the name stands beside it. */
export function NameTile({ children }: { children: string }) {
  return <Tile aria-hidden>{children}</Tile>;
}
