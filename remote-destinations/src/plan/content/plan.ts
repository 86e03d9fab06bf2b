/** The hub: the questions that all tools share, and the question that each page answers. */
import type { StudyLevel } from '@sayapatri/contract';
import { nameAlone } from '../cost/countryCosts.ts';
import pictures from '../pictures/pictures.ts';
import cost from './cost.ts';
import hub from './hub.json';

const { countries, levels, costOf, rates, inLakh } = cost;

/** The first year of a country at a level, in a sentence; undefined without a total. */
const yearOf = (id: string, level: StudyLevel) => {
  const country = countries.find((one) => one.id === id);
  const year = country && costOf({ country: id, level }, country, rates).firstYear;
  return year && `${nameAlone(country)}, ${levels[level].toLowerCase()}: ${inLakh(year)} for the first year.`;
};

const plan = { ...hub, countries, yearOf, pictures } as const;

export type PlanContent = typeof plan;

export default plan;
