import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type Stat, StatTiles } from '@sayapatri/design';

const Band = styled('section')({
  paddingBlock: 'clamp(32px, 4vw, 48px)',
  color: 'var(--mui-palette-onDeep)',
  background: 'var(--mui-palette-bandDeep)',
});

/** Our figures in a quiet band below the hero. It has no visible heading; screen readers read `label` instead. */
export function ClaimsBand({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <Band aria-label={label}>
      <Container>
        <StatTiles stats={stats} />
      </Container>
    </Band>
  );
}
