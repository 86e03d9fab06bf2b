/** Facts as a page needs them: without what is only counted with. The build runs this module. */
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

const printed = ({
  id,
  value,
  meaning,
  origin,
  source,
  asOf,
  per,
  open,
  usually,
  worldNote,
  counted,
}: Fact) =>
  ({
    ...{ id, value, meaning, origin, source },
    ...(asOf && { asOf }),
    ...(per && { per }),
    ...(open && { open }),
    ...(usually && { usually }),
    ...(worldNote && { worldNote }),
    ...(counted && { counted }),
  }) satisfies Fact;

/** The value with all facts in it, however deep, as they are printed: a page prints them and counts with other figures. */
export function withPrintedFacts<Value>(value: Value, done = new Map<unknown, unknown>()): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withPrintedFacts(one, done)) as Value;
  if ('meaning' in value && 'origin' in value) {
    if (!done.has(value)) done.set(value, printed(value as unknown as Fact));
    return done.get(value) as Value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withPrintedFacts(inner, done)]),
  ) as Value;
}
