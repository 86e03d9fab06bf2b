/** Which scores of three English tests stand for the same level, as the test makers publish it (facts.json). */
import type { Fact } from '../fact.ts';
import file from './facts.json';

export interface ScoreTable {
  /** As a sentence names it. */
  name: string;
  /** The lowest score of the other test or scale for each score of the first, ascending. */
  lowest: readonly (readonly [score: number, other: number])[];
  /** The table as a fact, for its source and date. */
  fact: Fact;
}

function table(id: string, name: string): ScoreTable {
  const found = file.facts.find((one) => one.id === id);
  if (found === undefined) throw new Error(`facts.json has no table ${id}.`);
  const { scores, source, ...rest } = found;
  const sources: Readonly<Record<string, unknown>> = file.sources;
  return { name, lowest: scores as never, fact: { ...rest, value: name, source: sources[source] } as Fact };
}

export const pteTable = table('pte', 'Pearson, July 2025');

/** TOEFL iBT on its scale of 0 to 120. */
export const toeflTable = table('toefl', 'ETS, 2026');

/** TOEFL iBT's scale of 1 to 6, with the totals on the scale of 0 to 120. */
export const newToeflTable = table('toefl-scale', 'ETS, January 2026');
