import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Stat {
  /** The figure, e.g. `15k+`. */
  value: ReactNode;
  /** In one line or more. */
  label: string;
}

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 44%), 1fr))',
  gap: '20px 24px',
  margin: 0,
  // On a phone three figures stand below one another, so that none stands alone in a row.
  '@media (max-width: 599px)': {
    '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: '1fr', rowGap: 12 },
  },
});

const Tile = styled('div')({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

/** Figures with their labels. */
export function StatTiles({ stats }: { stats: readonly Stat[] }) {
  return (
    <List>
      {stats.map(({ value, label }) => (
        <Tile key={label}>
          <Typography variant="body2" component="dt" sx={{ opacity: 0.85, whiteSpace: 'pre-line' }}>
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
            {value}
          </Box>
        </Tile>
      ))}
    </List>
  );
}
