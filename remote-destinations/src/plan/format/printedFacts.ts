/** Facts as a line of sources needs them. The build runs this module. */
import type { Fact, SourcedFact } from '@sayapatri/facts';
import { countedFact } from './laterFigures.ts';

/** What a line of sources needs of the facts, each once; the office's own estimates have none. */
export const sourcesOf = (facts: readonly (Fact | undefined)[]): SourcedFact[] => {
  const sources = facts.flatMap((fact): SourcedFact[] => {
    if (fact === undefined || fact.origin === 'office') return [];
    const { source, asOf, usually, worldNote } = countedFact(fact);
    return [{ source, ...(asOf && { asOf }), ...(usually && { usually }), ...(worldNote && { worldNote }) }];
  });
  return [...new Map(sources.map((one) => [JSON.stringify(one), one])).values()];
};
