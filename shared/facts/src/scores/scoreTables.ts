/** Which scores of three English tests stand for the same level, as the test makers publish it (facts.json). */
import type { Fact } from '../fact.ts';
import file from './facts.json';

export interface ScoreTable {
  /** As a sentence names it. */
  name: string;
  /** The lowest score of the other test for each overall IELTS score, ascending. */
  lowest: readonly (readonly [ielts: number, other: number])[];
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
