import { latinDigits } from '@sayapatri/facts/numbers';
import { limits, type TestId } from '@sayapatri/facts/scores/levels';

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
