import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { type Stat, StatTiles } from '@sayapatri/design';

/** Our figures in a quiet band. It has no visible heading; screen readers read `label` instead. */
export function ClaimsBand({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <Box component="section" aria-label={label} sx={{ py: 4, color: 'onDeep', bgcolor: 'bandDeep' }}>
      <Container>
        <StatTiles stats={stats} />
      </Container>
    </Box>
  );
}
