import { Container, type Stat, StatTiles, styled } from '@sayapatri/design';

const Band = styled('section')({
  paddingBlock: 'clamp(32px, 4vw, 48px)',
  color: 'var(--on-deep)',
  background: 'var(--band-deep)',
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
