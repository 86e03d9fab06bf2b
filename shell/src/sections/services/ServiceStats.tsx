import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type Stat, StatTiles } from '@sayapatri/design';

const Band = styled('div')({
  paddingBlock: 'clamp(32px, 4vw, 48px)',
  color: 'var(--mui-palette-onDeep)',
  background: 'var(--mui-palette-bandDeep)',
});

/** The stat tiles in a band below the hero. */
export function ServiceStats({ stats }: { stats: readonly Stat[] }) {
  return (
    <Band>
      <Container>
        <StatTiles stats={stats} />
      </Container>
    </Band>
  );
}
