/** The words that all guides share: column headings, buttons, and the labels of figures. */
import { pagePaths } from '@sayapatri/contract';
import type { Chapter } from '../schema/stated.ts';

export const labels = {
  contents: 'On this page',
  printGuide: 'Print this guide',
  consultation: { label: 'Free Consultation', to: pagePaths.contact },
  plan: 'Plan your studies',
  card: 'The answer first',
  bachelor: 'Bachelor',
  intakes: 'Courses begin',
  firstYear: 'A bachelor’s first year, in lakh of rupees',
  part: 'In lakh of rupees',
  total: 'Total in lakh',
  lowestTotal: 'Lowest total',
  rank: 'World rank',
  newestRank: 'QS 2027:',
  ranksFrom: 'World ranks from',
  website: 'Website',
  ofUniversity: (name: string) => `of ${name}`,
  officialPage: 'Official page',
  totalRange: 'Total range',
  coverage: 'Coverage',
  eligibility: 'Eligibility',
  location: 'Location',
  mandatory: 'Mandatory',
  country: 'Country',
  visa: 'Visa',
  changes: 'What changed',
} as const;

/** The end of the scale of a first year in all guides, in lakh. */
export const firstYearEnd = 125;

export const chapterTitles: Record<Chapter, string> = {
  costs: 'Costs',
  'get-in': 'Get in',
  visa: 'Visa',
  'life-and-work': 'Life and work',
};

/** Column headings, by the kind of section that draws a table. */
export const columns = {
  courses: ['Course', 'Duration, usually', 'Annual fee'],
  tuition: ['Country and Language', 'Tuition a year'],
} as const;

/** Work in all countries, as a rule. */
export const workPlots = {
  hours: {
    caption: 'Hours of work a week while you study',
    unit: 'hours',
    columns: ['Country', 'Hours a week'],
  },
  years: {
    caption: 'Years to stay and work if you finish from 2027',
    unit: 'years',
    columns: ['Country', 'Years'],
  },
} as const;
