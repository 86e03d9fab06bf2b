import { SourceLine } from '@sayapatri/design';
import type { Fact, SourcedFact } from '@sayapatri/facts';
import sources from '../content/countrySources.ts';
import type { PlannedFact } from '../cost/countryCosts.ts';

/** A fact with its source, or one of a country, whose source is kept apart. */
export type StatedFact = Fact | PlannedFact;

/** The source and date of the figure that counts; what a newer one replaces needs no note. None for the office's own estimate. */
function sourceOf(fact: StatedFact): readonly SourcedFact[] {
  const found = 'source' in fact ? fact : sources[fact.id];
  if (found === undefined) return [];
  const { today, worldNote, ...own } = found;
  const later = fact.counted && today?.find(({ since }) => since === fact.counted?.since);
  return [{ ...own, ...(later ?? (worldNote && { worldNote })) }];
}

interface StatedSourcesProps {
  facts: readonly StatedFact[];
  changing: string;
  /** Whether the reader has opened the fold that kept their place. */
  open?: boolean;
}

/** The sources of facts; PlanSources loads it last. */
export default function StatedSources({ facts, ...line }: StatedSourcesProps) {
  return <SourceLine facts={facts.flatMap(sourceOf)} {...line} />;
}
