import { limits, type TestId } from 'shared/scores/levels';

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
