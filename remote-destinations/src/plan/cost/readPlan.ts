import type { StudyLevel } from 'shared/contract';
import type { CostPlan } from './costPlan.ts';
import type { CityType, CountryCosts } from './countryCosts.ts';

const levels: readonly StudyLevel[] = ['language', 'diploma', 'bachelor', 'master', 'doctorate'];
const cities: readonly CityType[] = ['any', 'big', 'small'];

/** The values of a plan until the visitor chooses others. */
export const defaults = { country: 'australia', level: 'bachelor', city: 'any' } as const;

/** Higher amounts are taken for typing errors and count as empty. */
const most = 1e9;

/** Reads a number as people type it, with or without commas; undefined if it is no amount. */
function numberIn(text: string | null): number | undefined {
  const digits = text?.replaceAll(/[,\s]/g, '') ?? '';
  const value = Number(digits);
  return digits === '' || !(value >= 0 && value <= most) ? undefined : value;
}

/** Reads `?country=uk&level=master&tuition=18000`. Unknown values become the defaults; `europe` becomes Germany. */
export function readPlan(query: URLSearchParams, countries: readonly CountryCosts[]): CostPlan {
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value =>
    values.find((value) => value === query.get(name)) ?? otherwise;
  const country = query.get('country') === 'europe' ? 'germany' : query.get('country');
  const years = numberIn(query.get('years'));
  return {
    country: countries.find(({ id }) => id === country)?.id ?? defaults.country,
    level: oneOf('level', levels, defaults.level),
    city: oneOf('city', cities, defaults.city),
    years: years === undefined || years === 0 ? undefined : Math.min(Math.ceil(years), 10),
    tuition: numberIn(query.get('tuition')),
    living: numberIn(query.get('living')),
    insurance: numberIn(query.get('insurance')),
    flight: numberIn(query.get('flight')),
    wage: numberIn(query.get('wage')),
    rate: numberIn(query.get('rate')) || undefined,
  };
}
