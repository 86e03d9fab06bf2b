import type { StudyLevel } from '@sayapatri/contract';
import { type CostResult, costOf } from '../cost/costPlan.ts';
import { costsOf } from '../cost/costsOf.ts';
import type { CountryCosts, CountryOfGuide } from '../cost/countryCosts.ts';
import type { Rate } from '../rates/rate.ts';

/** A country with its plan's result at one level. */
export interface Compared {
  country: CountryOfGuide;
  costs: CountryCosts;
  result: CostResult;
}

export const comparedAt = (
  countries: readonly CountryOfGuide[],
  level: StudyLevel,
  rates: readonly Rate[],
): Compared[] =>
  countries.map((country) => {
    const costs = costsOf(country);
    return { country, costs, result: costOf({ country: costs.id, level }, costs, rates) };
  });
