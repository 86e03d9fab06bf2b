import type { CountryOfGuide } from '../cost/country.ts';
import { countryOn } from '../cost/countryOn.ts';
import countries from './plannedCountries.ts';

/**
 * The guides' countries with the figures for somebody who begins to prepare on `day` (`YYYY-MM-DD`), or without one on the day
 * of the build, which the prerendered page shows.
 */
export const countriesOn = (day?: string): readonly CountryOfGuide[] =>
  day === undefined ? countries : countries.map((country) => countryOn(country, day));
