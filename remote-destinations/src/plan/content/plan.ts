/** The hub: the four questions that all tools share, and the question that each page answers. */
import firstYears from 'virtual:first-years';
import type { StudyLevel } from '@sayapatri/contract';
import pictures from '../pictures/pictures.ts';
import hub from './hub.json';
import { levelNames } from './levels.ts';

/** The first year of a country at a level, as printed; undefined without a total. */
const yearOf = (country: string, level: StudyLevel) => {
  const found = firstYears.find(({ id }) => id === country);
  const text = found?.levels.find((one) => one.level === level)?.text;
  return found && text && `${found.country}, ${levelNames[level].toLowerCase()}: ${text} for the first year.`;
};

const plan = {
  title: 'Plan your studies',
  blurb:
    'Answer four questions once. Every page below then speaks about your country, your level, your marks and your money. Your answers stay on this device.',
  countries: firstYears.map(({ id, country, guidePath }) => ({ id, name: country, guidePath })),
  form: {
    label: 'Your answers',
    country: 'Country',
    with: 'Or',
    undecided: 'No other',
    level: 'Level',
    marks: 'GPA or percentage',
    test: 'English test',
    tests: { '': 'None yet', ielts: 'IELTS', pte: 'PTE', toefl: 'TOEFL' },
    score: 'Overall score',
    budget: 'Budget a year, NPR',
    budgetHint: 'Such as 25 lakh',
    submit: 'See the costs',
  },
  levels: levelNames,
  yearOf,
  pictures,
  doors: hub.doors,
  moreTitle: 'More for your plan',
  more: hub.more,
} as const;

export type PlanContent = typeof plan;

export default plan;
