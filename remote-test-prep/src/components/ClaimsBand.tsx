import { Container, type Stat, StatTiles, styled } from 'shared/core';

const Band = styled('section')({
  paddingBlock: 'clamp(32px, 4vw, 48px)',
  color: 'var(--on-deep)',
  background: 'var(--band-deep)',
});

/** Our figures in one quiet band below the hero. They need no heading to be seen; `label` is read out instead. */
export function ClaimsBand({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <Band aria-label={label}>
      <Container>
        <StatTiles stats={stats} />
      </Container>
    </Band>
  );
}
