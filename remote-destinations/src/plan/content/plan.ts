/** The hub: the questions that all tools share, and the question that each page answers. */
import type { StudyLevel } from '@sayapatri/contract';
import pictures from '../pictures/pictures.ts';
import firstYears from './figures/firstYears.ts';
import hub from './hub.json';
import { levels } from './levels.ts';

/** The first year of a country at a level, as printed; undefined without a total. */
const yearOf = (country: string, level: StudyLevel) => {
  const found = firstYears.find(({ id }) => id === country);
  const text = found?.levels.find((one) => one.level === level)?.text;
  return found && text && `${found.country}, ${levels[level].toLowerCase()}: ${text} for the first year.`;
};

const plan = {
  ...hub,
  countries: firstYears.map(({ id, country, guidePath }) => ({ id, name: country, guidePath })),
  yearOf,
  pictures,
} as const;

export type PlanContent = typeof plan;

export default plan;
