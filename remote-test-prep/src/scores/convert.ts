import { latinDigits } from '@sayapatri/facts/numbers';
import {
  type Level,
  levelOf,
  limits,
  newToeflOf,
  type TestId,
  toeflTotals,
} from '@sayapatri/facts/scores/levels';

/** The scales of scores; TOEFL has two. */
export type Scale = TestId | 'newToefl';

/** The query in the page's address. */
export interface ScoreQuery {
  test: TestId;
  /** As typed, because the field shows a score that can't be converted too. */
  score: string;
}

/** Reads `?test=pte&score=58`; an unknown test becomes IELTS. */
export function readScoreQuery(params: URLSearchParams): ScoreQuery {
  const test = params.get('test') ?? '';
  return { test: Object.hasOwn(limits, test) ? (test as TestId) : 'ielts', score: params.get('score') ?? '' };
}

/** The score as a number; undefined if the field is empty or holds no number. */
export function scoreOf({ score }: ScoreQuery): number | undefined {
  const value = Number(latinDigits(score).trim().replace(',', '.'));
  return score.trim() === '' || Number.isNaN(value) ? undefined : value;
}

/**
 * The levels that a score stands for, lowest and highest: more than one only for a TOEFL score from 1 to 6.
 * Undefined for a score that the tables do not cover.
 */
export function spanOf(query: ScoreQuery): { from: Level; to: Level } | undefined {
  const score = scoreOf(query);
  if (score === undefined) return undefined;
  const totals = (query.test === 'toefl' && toeflTotals(score)) || { from: score, to: score };
  const [from, to] = [levelOf(query.test, totals.from), levelOf(query.test, totals.to)];
  return from && to && { from, to };
}

/** The score on the other scales as printed, e.g. `{ pte: '55–62' }`; undefined where the tables have no entry. */
export function equivalents(
  query: ScoreQuery,
  { from, to }: { from: Level; to: Level },
): Partial<Record<Scale, string | undefined>> {
  const [lowest, highest] = [from.ielts.toFixed(1), to.ielts.toFixed(1)];
  const ielts = from === to ? lowest : `${lowest}–${highest}`;
  if (query.test === 'ielts') return { pte: from.pte, toefl: from.toefl, newToefl: from.newToefl };
  if (query.test === 'pte') return { ielts, toefl: from.toefl, newToefl: from.newToefl };
  const score = scoreOf(query) ?? 0;
  const totals = toeflTotals(score);
  if (totals === undefined) return { ielts, pte: from.pte, newToefl: newToeflOf(score) };
  const [least] = from.pte?.split('–') ?? [];
  const most = to.pte?.split('–')[1];
  return {
    ielts,
    pte: from === to ? from.pte : most ? `${least}–${most}` : `${least} or more`,
    toefl: `${totals.from}–${totals.to}`,
  };
}
