import { useHydrated, useSearchParams } from '@sayapatri/design';
import { readScoreQuery, type ScoreQuery } from './convert.ts';

/** The score in the address, and a function to change it. While prerendering there is no score. */
export function useScoreQuery(): [ScoreQuery, (query: ScoreQuery) => void] {
  const [params, setParams] = useSearchParams();
  const query = readScoreQuery(useHydrated() ? params : new URLSearchParams());
  const change = ({ test, score }: ScoreQuery) =>
    setParams(score === '' ? { test } : { test, score }, { replace: true });
  return [query, change];
}
