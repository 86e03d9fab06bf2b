import { SourceLine } from '@sayapatri/design';
import type { Fact } from '@sayapatri/facts';

interface PlanSourcesProps {
  /** The facts that the page states. */
  facts: readonly Fact[];
  /** What the reader should check, e.g. `fees`. */
  changing: string;
}

/** The folded sources of the figures that count; what a newer one replaces needs no note. */
export const PlanSources = ({ facts, changing }: PlanSourcesProps) => (
  <SourceLine
    facts={facts.map(({ counted, worldNote, ...fact }) => ({
      ...fact,
      ...(counted ?? (worldNote && { worldNote })),
    }))}
    changing={changing}
  />
);
