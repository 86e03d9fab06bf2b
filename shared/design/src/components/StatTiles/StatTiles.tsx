import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface Stat {
  /** The figure, e.g. `15k+`. */
  value: ReactNode;
  /** In one line or more. */
  label: string;
}

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 44%), 1fr))',
  gap: '28px 24px',
  margin: 0,
});

const Tile = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingLeft: 18,
  borderLeft: '3px solid var(--mui-palette-secondary-main)',
  '& dt': { fontSize: '0.9375rem', opacity: 0.85, whiteSpace: 'pre-line' },
  '& dd': {
    margin: 0,
    fontSize: 'clamp(1.75rem, 1.5rem + 0.9vw, 2.25rem)',
    lineHeight: 1.15,
    fontWeight: 700,
    letterSpacing: '-0.02em',
  },
});

/** Figures with their labels. */
export function StatTiles({ stats }: { stats: readonly Stat[] }) {
  return (
    <List>
      {stats.map(({ value, label }) => (
        <Tile key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Tile>
      ))}
    </List>
  );
}
