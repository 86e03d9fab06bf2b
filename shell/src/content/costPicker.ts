import { pagePaths, type StudyLevel } from '@sayapatri/contract';

/** The home page's question what a first year costs. The answers come from remote-destinations' dataset `firstYears`. */
export const costPicker = {
  title: 'What does a first year cost?',
  country: 'Country',
  level: 'Level',
  /** The plan reads `country` and `level` from its address. */
  plan: { label: 'See every cost', href: pagePaths.planCost },
  asked: { country: 'australia', level: 'bachelor' satisfies StudyLevel },
  per: 'for the first year',
  /** Instead of an amount that the planner does not know. */
  unknown: 'no official total',
  note: 'Tuition, living costs, insurance and visa, as far as there is an official figure. Not in it: tests, medical, flights and a deposit for a room.',
  /** The name of the amount on a country's card. */
  bachelorsYear: 'Bachelor, first year',
} as const;
