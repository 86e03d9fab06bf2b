/** One English test's score in another, by the published tables. */
import { pteTable, toeflTable } from './scoreTables.ts';

export type TestId = 'ielts' | 'pte' | 'toefl';

/** Lowest and highest score that each test gives. */
export const limits: Record<TestId, { min: number; max: number; step: number }> = {
  ielts: { min: 0, max: 9, step: 0.5 },
  pte: { min: 10, max: 90, step: 1 },
  toefl: { min: 0, max: 120, step: 1 },
};

/** One level of English: the scores of the three tests that stand for it, as printed. */
export interface Level {
  ielts: number;
  /** E.g. `55–62`; undefined if the table has no entry for the level. */
  pte: string | undefined;
  toefl: string | undefined;
}

const tables = { pte: pteTable.lowest, toefl: toeflTable.lowest };

/** The levels of both tables, lowest first. */
export const levels: readonly Level[] = toeflTable.lowest.map(([ielts]) => ({
  ielts,
  pte: rangeOf('pte', ielts),
  toefl: rangeOf('toefl', ielts),
}));

/** The lowest score of the other test that stands for an IELTS score; undefined where its table has no such row. */
export const lowestFor = (test: 'pte' | 'toefl', ielts: number): number | undefined =>
  new Map(tables[test]).get(ielts);

/** From the level's lowest score to the one below the next level's. The tables end before the scales do. */
function rangeOf(test: 'pte' | 'toefl', ielts: number): string | undefined {
  const table = tables[test];
  const index = table.findIndex(([level]) => level === ielts);
  const [, lowest] = table[index] ?? [];
  if (lowest === undefined) return undefined;
  const [, next] = table[index + 1] ?? [];
  if (next !== undefined) return `${lowest}–${next - 1}`;
  return ielts === limits.ielts.max ? `${lowest}–${limits[test].max}` : `${lowest} or more`;
}

/** The level that a score stands for; undefined for one below the table or outside the test's scale. */
export function levelOf(test: TestId, score: number): Level | undefined {
  const { min, max } = limits[test];
  if (!(score >= min && score <= max)) return undefined;
  return levels.findLast(({ ielts }) => {
    if (test === 'ielts') return ielts <= score;
    const lowest = lowestFor(test, ielts);
    return lowest !== undefined && lowest <= score;
  });
}
