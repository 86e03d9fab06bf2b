/** One English test's score in another, by the published tables. */
import { newToeflTable, pteTable, toeflTable } from './scoreTables.ts';

export type TestId = 'ielts' | 'pte' | 'toefl';

/** Lowest and highest score that each test gives. */
export const limits: Record<TestId, { min: number; max: number; step: number }> = {
  ielts: { min: 0, max: 9, step: 0.5 },
  pte: { min: 10, max: 90, step: 1 },
  toefl: { min: 0, max: 120, step: 0.5 },
};

/** One level of English: the scores of the three tests that stand for it, as printed. */
export interface Level {
  ielts: number;
  /** E.g. `55–62`; undefined if the table has no entry for the level. */
  pte: string | undefined;
  toefl: string | undefined;
  /** TOEFL on its scale of 1 to 6, e.g. `4.0 or 4.5`. */
  newToefl: string | undefined;
}

const tables = { pte: pteTable.lowest, toefl: toeflTable.lowest };

/** The levels of both tables, lowest first. */
export const levels: readonly Level[] = toeflTable.lowest.map(([ielts]) => ({
  ielts,
  pte: rangeOf('pte', ielts),
  toefl: rangeOf('toefl', ielts),
  newToefl: newRangeOf(ielts),
}));

/** The lowest score of the other test that stands for an IELTS score; undefined where its table has no such row. */
export function lowestFor(test: 'pte' | 'toefl', ielts: number): number | undefined {
  return new Map(tables[test]).get(ielts);
}

/** TOEFL's score from 1 to 6 for a total from 0 to 120; undefined for a total below its table. */
export function newToeflOf(total: number): string | undefined {
  return newToeflTable.lowest.findLast(([, lowest]) => lowest <= total)?.[0].toFixed(1);
}

/** TOEFL's score from 1 to 6 at the lowest total that stands for an IELTS score. */
export function lowestNewToefl(ielts: number): string | undefined {
  return newToeflOf(lowestFor('toefl', ielts) ?? 0);
}

/** The totals from 0 to 120 that a TOEFL score from 1 to 6 stands for; undefined for any other score. */
export function toeflTotals(score: number): { from: number; to: number } | undefined {
  const table = newToeflTable.lowest;
  const index = table.findIndex(([one]) => one === score);
  const [, from] = table[index] ?? [];
  return from === undefined ? undefined : { from, to: (table[index + 1]?.[1] ?? limits.toefl.max + 1) - 1 };
}

/** A score as its table counts it: TOEFL's from 1 to 6 as the lowest total that it stands for, any other as it is. */
export const inTable = (test: TestId, score: number): number =>
  (test === 'toefl' && toeflTotals(score)?.from) || score;

function newRangeOf(ielts: number): string | undefined {
  const index = toeflTable.lowest.findIndex(([level]) => level === ielts);
  const from = lowestNewToefl(ielts);
  const to = newToeflOf((toeflTable.lowest[index + 1]?.[1] ?? limits.toefl.max + 1) - 1);
  if (from === to || to === undefined) return to;
  return from === undefined ? `up to ${to}` : `${from} or ${to}`;
}

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

/** The level that a score, TOEFL's on either scale, stands for; undefined for one below the table or outside the test's scale. */
export function levelOf(test: TestId, score: number): Level | undefined {
  const { min, max } = limits[test];
  if (!(score >= min && score <= max)) return undefined;
  const counted = inTable(test, score);
  return levels.findLast(({ ielts }) => {
    if (test === 'ielts') return ielts <= counted;
    const lowest = lowestFor(test, ielts);
    return lowest !== undefined && lowest <= counted;
  });
}
