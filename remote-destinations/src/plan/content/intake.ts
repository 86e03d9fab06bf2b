/** Every sentence of the intake planner. */
import type { Intake } from '@sayapatri/facts';
import { capital } from '../format/format.ts';
import { bikramSambatMonths } from '../intake/bikramSambat.ts';
import type { Way } from '../intake/schedule.ts';
import countries from './figures/intake.ts';

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
/** `October` for 10. */
const monthName = (number: number) => month.format(Date.UTC(2026, number - 1, 1));

const kinds: Record<Intake['kind'], string> = {
  main: 'main intake',
  some: 'some courses',
  language: 'language courses',
};

const first = ({ steps }: Way) => steps[0]?.before ?? 0;

const intake = {
  title: 'Intake planner',
  countries,
  /** The sentence that answers, before today's date is known. */
  undated: (country: string, way: Way) =>
    `${capital(country)}: begin ${first(way)} months before your course.`,
  answer: (country: string, when: string) => `You can still begin in ${country} in ${when}.`,
  /** For an intake that leaves too few months for all steps. */
  tight: (country: string, when: string) =>
    `${when} is too near for most: only with an offer from ${country} in hand.`,
  thisMonth: (titles: readonly string[]) => `This month: ${titles.join(', ')}.`,
  begin: (when: string, title: string) => `Start in ${when}: ${title}.`,
  better: (when: string) => `Otherwise plan for ${when}.`,
  other: 'Other intakes:',
  choice: (year: number, number: number, kind: Intake['kind']) =>
    [`${monthName(number)} ${year}`, kind === 'main' ? '' : ` (${kinds[kind]})`].join(''),
  month: (year: number, number: number) => `${monthName(number)} ${year}`,
  dated: (year: number, number: number) =>
    `${monthName(number)} ${year} · ${bikramSambatMonths(year, number)}`,
  before: (months: number) =>
    months === 0 ? 'The first month' : months === 1 ? '1 month before' : `${months} months before`,
  plot: { caption: 'Month by month, in AD and Bikram Sambat', columns: ['Step', 'Months'] },
  ours: 'The months are our office’s planning; earlier is better.',
  papers: 'Tick the papers for these steps',
  calendar: 'Save to my calendar (.ics)',
  calendarFailed: 'The calendar file could not be made. Print the plan instead.',
  table: {
    title: 'Intakes of all countries',
    answer: 'The months in which courses begin; the main ones are bold.',
    kinds,
    months: Array.from({ length: 12 }, (_, index) => ({ short: monthName(index + 1).slice(0, 3) })),
  },
  changing: 'intakes, visas and times',
  ask: 'Ask about this plan',
  question: (country: string, when: string) =>
    `I would like to begin in ${country} in ${when}. Can we go through the plan together?`,
} as const;

export type IntakeContent = typeof intake;

export default intake;
