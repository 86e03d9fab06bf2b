import type { StudyLevel } from '@sayapatri/contract';
import { numberIn, rupeesIn } from '../money/rupeesIn.ts';
import type { CostPlan } from './costPlan.ts';
import type { CityType, CountryCosts } from './countryCosts.ts';

const levels: readonly StudyLevel[] = ['language', 'diploma', 'bachelor', 'master', 'doctorate'];
const cities: readonly CityType[] = ['any', 'big', 'small'];

/** The values of a plan until the visitor chooses others. */
export const defaults = { country: 'australia', level: 'bachelor', city: 'any' } as const;

/** A higher amount is taken for a typing error and counts as empty. */
const maxAmount = 1e9;

/** The longest course that is counted, in years. */
export const maxYears = 10;

/** Reads a typed amount; undefined for any other text, for which `parse` returns NaN. */
function amountIn(text: string | null, parse: (text: string) => number = numberIn): number | undefined {
  const typed = text?.trim() ?? '';
  const value = parse(typed);
  return typed === '' || !(value >= 0 && value <= maxAmount) ? undefined : value;
}

/** The levels with a known tuition, or all levels if the visitor typed a tuition, because a total needs one. */
export function offeredLevels(tuition: CountryCosts['tuition'], typed: number | undefined): StudyLevel[] {
  return levels.filter((level) => typed !== undefined || tuition[level] !== undefined);
}

/**
 * Reads `?country=uk&level=master&tuition=18000`. Unknown values become the defaults; a level that is not offered becomes
 * a bachelor or the first level offered; `europe` becomes Germany.
 */
export function readPlan(query: URLSearchParams, countries: readonly CountryCosts[]): CostPlan {
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value =>
    values.find((value) => value === query.get(name)) ?? otherwise;
  const asked = query.get('country') === 'europe' ? 'germany' : query.get('country');
  const country =
    countries.find(({ id }) => id === asked) ?? countries.find(({ id }) => id === defaults.country);
  const tuition = amountIn(query.get('tuition'));
  const offered = offeredLevels(country?.tuition ?? {}, tuition);
  const usual = offered.includes(defaults.level) ? defaults.level : (offered[0] ?? defaults.level);
  const years = amountIn(query.get('years'));
  return {
    country: country?.id ?? defaults.country,
    level: oneOf('level', offered, usual),
    city: oneOf('city', cities, defaults.city),
    years: years === undefined || years === 0 ? undefined : Math.min(Math.ceil(years), maxYears),
    tuition,
    living: amountIn(query.get('living')),
    insurance: amountIn(query.get('insurance'), rupeesIn),
    tests: amountIn(query.get('tests'), rupeesIn),
    flight: amountIn(query.get('flight'), rupeesIn),
    wage: amountIn(query.get('wage')),
    rate: amountIn(query.get('rate')) || undefined,
  };
}

const typed = ['years', 'tuition', 'living', 'insurance', 'tests', 'flight', 'wage', 'rate'] as const;

/** A field to type in. */
export type TypedField = (typeof typed)[number];

/** The fields whose text `plan`, read from the same address, does not count. */
export const faultsOf = (query: URLSearchParams, plan: CostPlan): TypedField[] =>
  typed.filter(
    (name) =>
      Boolean(query.get(name)?.trim()) &&
      (plan[name] === undefined || (name === 'years' && numberIn(query.get(name) ?? '') > maxYears)),
  );
