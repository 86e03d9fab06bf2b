import { pteTable, toeflTable } from '../content/scoreTable.ts';

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
  /** E.g. `55-62`; undefined where the table says nothing about the level. */
  pte: string | undefined;
  toefl: string | undefined;
}

const tables = { pte: pteTable.lowest, toefl: toeflTable.lowest };

/** The levels that one of the tables knows, lowest first. */
export const levels: readonly Level[] = toeflTable.lowest.map(([ielts]) => ({
  ielts,
  pte: rangeOf('pte', ielts),
  toefl: rangeOf('toefl', ielts),
}));

/** From the level's lowest score to the one below the next level's. The tables end before the scales do. */
function rangeOf(test: 'pte' | 'toefl', ielts: number): string | undefined {
  const table = tables[test];
  const index = table.findIndex(([level]) => level === ielts);
  const [, lowest] = table[index] ?? [];
  if (lowest === undefined) return undefined;
  const [, next] = table[index + 1] ?? [];
  if (next !== undefined) return `${lowest}-${next - 1}`;
  return ielts === limits.ielts.max ? `${lowest}-${limits[test].max}` : `${lowest} or more`;
}

/** The level that a score stands for; undefined for one below the table or outside the test's scale. */
export function levelOf(test: TestId, score: number): Level | undefined {
  const { min, max } = limits[test];
  if (!(score >= min && score <= max)) return undefined;
  const reached = (level: Level) => {
    if (test === 'ielts') return level.ielts <= score;
    const lowest = new Map(tables[test]).get(level.ielts);
    return lowest !== undefined && lowest <= score;
  };
  return levels.findLast(reached);
}

/** What the page's address asks for. */
export interface ScoreQuery {
  test: TestId;
  /** As typed, so that the field keeps what cannot be converted. */
  score: string;
}

/** Reads `?test=pte&score=58`; another test than the three becomes IELTS. */
export function readScoreQuery(params: URLSearchParams): ScoreQuery {
  const test = params.get('test') ?? '';
  return { test: Object.hasOwn(limits, test) ? (test as TestId) : 'ielts', score: params.get('score') ?? '' };
}

/** The score as a number; undefined for an empty field and for what is no number. */
export function scoreOf({ score }: ScoreQuery): number | undefined {
  const value = Number(score.trim().replace(',', '.'));
  return score.trim() === '' || Number.isNaN(value) ? undefined : value;
}
