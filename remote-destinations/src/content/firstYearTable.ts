/** What a first year costs in each country at each level, as the cost planner counts it. The build runs this module. */
import countries from 'virtual:countries';
import type { CountryFirstYears } from '@sayapatri/contract';
import costs from '../plan/content/countryCosts.ts';
import { levelNames } from '../plan/content/levels.ts';
import { rates } from '../plan/content/rates.ts';
import { costOf } from '../plan/cost/costPlan.ts';
import type { CountryCosts } from '../plan/cost/countryCosts.ts';
import { offeredLevels } from '../plan/cost/readPlan.ts';

/** A range of lakh in words; one without a known upper end by its lower end alone. */
export const lakhInWords = (low: number, high: number, open = false) =>
  `${open ? 'from ' : ''}NPR ${low === high || open ? low : `${low}–${high}`} lakh`;

/** To the whole lakh, because the ranges are wide and the rates are no more exact. */
export const inLakh = (rupees: number) => Math.round(rupees / 100_000);

/** What the planner counts without any figure of the visitor's own, at each level for which it knows a total. */
const levelsOf = (country: CountryCosts): CountryFirstYears['levels'] =>
  offeredLevels(country.tuition, undefined).flatMap((level) => {
    const { firstYear } = costOf({ country: country.id, level, city: 'any' }, country, rates);
    if (firstYear === undefined) return [];
    const [low, high] = [inLakh(firstYear.npr.low), inLakh(firstYear.npr.high)];
    return [{ level, name: levelNames[level], low, high, text: lakhInWords(low, high, firstYear.open) }];
  });

const firstYears: readonly CountryFirstYears[] = countries.flatMap(
  ({ facts: { country, guidePath } }, index) => {
    const planned = costs[index];
    return planned ? [{ id: planned.id, country, guidePath, levels: levelsOf(planned) }] : [];
  },
);

export default firstYears;
