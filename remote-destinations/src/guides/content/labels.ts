/** The words that all guides share: column headings, buttons, and the labels of figures. */
import { pagePaths } from '@sayapatri/contract';
import type { Chapter, ItemOf } from '../schema/guide.ts';

export const labels = {
  contents: 'On this page',
  printGuide: 'Print this guide',
  consultation: { label: 'Free Consultation', to: pagePaths.contact },
  costs: 'Costs in rupees',
  earlier: 'Earlier: ',
  bachelor: 'Bachelor',
  scale: 'lakh, the same scale in all guides',
  rank: 'World rank',
  newestRank: 'QS 2027:',
  sharedRank: '“=” marks a rank that universities share.',
  ranksFrom: 'World ranks from',
  website: 'Website',
  ofUniversity: (name: string) => `of ${name}`,
  officialPage: 'Official page',
  duration: 'Duration, usually',
  annualFee: 'Annual fee',
  totalRange: 'Total range',
  coverage: 'Coverage',
  eligibility: 'Eligibility',
  location: 'Location',
  mandatory: 'Mandatory',
  step: (number: number) => `Step ${number}`,
  visa: (name: string) => `${name} visa`,
} as const;

export const chapterTexts: Record<Chapter, { title: string; lead: string }> = {
  costs: { title: 'Costs', lead: 'Tuition, living and insurance.' },
  'get-in': { title: 'Get in', lead: 'Where to apply, when, and with which tests.' },
  visa: { title: 'Visa', lead: 'The money to show, and how to apply.' },
  'life-and-work': { title: 'Life and work', lead: 'Work during and after your studies.' },
};

/** Column headings, by the kind of section that draws a table. */
export const columns = {
  fees: ['Level', 'Annual fee'],
  items: ['Item', 'Amount'],
  scores: ['Level', 'Score'],
  timeline: ['Step', 'Months'],
  intakes: ['Intake', 'Months'],
  costs: ['Category', 'Cost'],
  jobs: ['Role', 'Average wage'],
  entryRequirements: ['Level', 'IELTS', 'TOEFL', 'Duration'],
  work: ['Country', 'Hours a week while you study', 'Years to stay if you finish from 2027'],
  tuition: ['Country and languages', 'Tuition'],
} as const;

export const captions = {
  scores: 'IELTS scores asked',
  intakes: 'Months in which courses begin',
  yearly: 'A year',
  timeline: 'From the first meeting to the first day',
  jobs: 'Average wage per hour',
  entryRequirements: 'Scores and duration by level',
  work: 'Work in all countries, as a rule',
  tuition: 'A year’s tuition, in lakh of rupees',
} as const;

export const timelineStatus: Record<ItemOf<'timeline'>['status'], string> = {
  planning: 'Planning',
  application: 'Application',
  decision: 'Decision',
  visa: 'Visa',
  arrival: 'Arrival',
};
