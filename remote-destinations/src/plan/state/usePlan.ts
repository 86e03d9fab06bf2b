import type { StudyLevel } from '@sayapatri/contract';
import { useHydrated } from '@sayapatri/design';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keptAnswers, type PlanCountry, studyLevels, usual, withKept, withKnown } from './planAnswers.ts';

export interface Plan {
  /** The ids of the countries that the visitor chose; empty until then. */
  countries: readonly string[];
  /** The first of them, or the usual one: what a page about one country shows. */
  country: string;
  level: StudyLevel;
  /** All answers, and what else stands in the address. */
  query: URLSearchParams;
}

/** Reads a plan from a query whose names are the present ones. */
export function planIn(query: URLSearchParams): Plan {
  const countries = query.getAll('country');
  return {
    countries,
    country: countries[0] ?? usual.country,
    level: studyLevels.find((level) => level === query.get('level')) ?? usual.level,
    query,
  };
}

const none = new URLSearchParams();

/**
 * The visitor's plan: the answers of the address, and those that the device has kept where the address has none. While
 * prerendering and until the page is hydrated nobody has answered.
 */
export function usePlan(countries: readonly PlanCountry[]): Plan {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  return useMemo(
    () => planIn(hydrated ? withKept(withKnown(params, countries), keptAnswers()) : none),
    [hydrated, params, countries],
  );
}
