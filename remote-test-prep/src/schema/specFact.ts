import type { Fact, FactSource, WorldNote } from 'shared/facts';

/** A figure of the site's specification: `value` as printed, and the official page on which to check it. */
export function specFact(value: string, meaning: string, source: FactSource, worldNote?: WorldNote): Fact {
  return { id: meaning, origin: 'spec', value, meaning, source, ...(worldNote ? { worldNote } : {}) };
}
