import { useHydrated, useSearchParams } from 'shared/core';
import { readScoreQuery, type ScoreQuery } from './convert.ts';

/** The score that the address names, and a way to change it. While prerendering no score is known. */
export function useScoreQuery(): [ScoreQuery, (query: ScoreQuery) => void] {
  const [params, setParams] = useSearchParams();
  const query = readScoreQuery(useHydrated() ? params : new URLSearchParams());
  const change = ({ test, score }: ScoreQuery) =>
    setParams(score === '' ? { test } : { test, score }, { replace: true });
  return [query, change];
}
