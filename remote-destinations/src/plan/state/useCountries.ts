import { useHydrated } from '@sayapatri/design';
import { nepalDay } from '@sayapatri/facts/time';
import { useMemo } from 'react';
import countries from '../content/plannedCountries.ts';
import type { CountryOfGuide } from '../cost/country.ts';
import { countryOn } from '../cost/countryOn.ts';

/** The reader's day in Nepal, `YYYY-MM-DD`; undefined until the page is hydrated, because the prerendered page has no date. */
export function useToday(): string | undefined {
  return useHydrated() ? nepalDay(new Date()) : undefined;
}

/** The guides' countries with the figures for somebody who begins to prepare today, or on the day of the build until the page is hydrated. */
export function useCountries(): readonly CountryOfGuide[] {
  const today = useToday();
  return useMemo(
    () => (today === undefined ? countries : countries.map((country) => countryOn(country, today))),
    [today],
  );
}
