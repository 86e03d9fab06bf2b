import { useMemo } from 'react';
import { useToday } from '../components/useToday.ts';
import { countriesOn } from '../content/countries.ts';
import type { CountryOfGuide } from '../cost/country.ts';

/** The guides' countries with the figures of the reader's day, or of the build's until the page is hydrated. */
export function useCountries(): readonly CountryOfGuide[] {
  const today = useToday();
  return useMemo(() => countriesOn(today), [today]);
}
