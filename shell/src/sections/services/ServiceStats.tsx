import { Container, type Stat, StatTiles, styled } from '@sayapatri/design';

const Band = styled('div')({
  paddingBlock: 'clamp(32px, 4vw, 48px)',
  color: 'var(--on-deep)',
  background: 'var(--band-deep)',
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
