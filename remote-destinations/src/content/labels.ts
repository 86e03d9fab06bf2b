/** The words that all guides share: column headings, buttons, and the labels of figures. */
import { pagePaths } from '@sayapatri/contract';
import type { TimelineStatus } from '../schema/visaEntities.ts';

export const labels = {
  printGuide: 'Print this guide',
  consultation: { label: 'Free Consultation', to: pagePaths.contact },
  costs: 'Costs in rupees',
  testPreparation: { label: 'IELTS and PTE preparation', href: pagePaths.ieltsPte },
  rank: 'World rank',
  ranksFrom: 'World ranks from',
  website: 'Website',
  ofUniversity: (name: string) => `of ${name}`,
  officialPage: 'Official page',
  totalRange: 'Total range',
  coverage: 'Coverage',
  eligibility: 'Eligibility',
  location: 'Location',
  mandatory: 'Mandatory',
  step: (number: number) => `Step ${number}`,
  stage: (number: number) => `Stage ${number}`,
  visa: (name: string) => `${name} visa`,
  changing: { ranks: 'ranks' },
} as const;

/** Column headings, by the kind of section that draws a table. */
export const columns = {
  courses: ['Course', 'Duration', 'Annual fee'],
  costs: ['Category', 'Cost'],
  costTable: ['Item', 'Amount'],
  jobs: ['Role', 'Average wage'],
  entryRequirements: ['Level', 'IELTS', 'TOEFL', 'Duration'],
  tuition: ['Country', 'Tuition', 'Language'],
  scholarships: ['Scholarship', 'Amount', 'Official page'],
} as const;

export const captions = {
  jobs: 'Average wage by role',
  entryRequirements: 'Scores and duration by level',
  tuition: 'Tuition and language by country',
  scholarships: 'Scholarships and their amounts',
} as const;

export const timelineStatus: Record<TimelineStatus, string> = {
  planning: 'Planning',
  application: 'Application',
  decision: 'Decision',
  visa: 'Visa',
  arrival: 'Arrival',
};
