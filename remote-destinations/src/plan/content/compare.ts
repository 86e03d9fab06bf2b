/** Every sentence of the comparison; its cells are built from the guides' facts. */
import { pagePaths, type StudyLevel } from '@sayapatri/contract';
import type { Compared, RowId } from '../compare/compared.ts';
import { firstYearBars, verdictOf } from '../compare/verdict.ts';
import { onDay } from '../cost/versions.ts';
import countries from './figures/compare.ts';
import { levelNames } from './levels.ts';

/** A row's cells stand in the order of the countries. */
export interface CompareRow {
  title: string;
  cells: readonly Compared['cells'][RowId][];
}

/** Compared until the visitor chooses others; a single choice is compared with the first of them that it is not. */
const usual = ['australia', 'uk'];

/** What decides between countries. */
const decisive: Partial<Record<RowId, string>> = {
  funds: 'Money to show for the visa',
  english: 'English',
  work: 'Work while studying',
  after: 'Work after your studies',
  intakes: 'Intakes',
  length: 'Length',
};
const further: Partial<Record<RowId, string>> = {
  tuition: 'Tuition a year',
  living: 'Living costs a year',
  insurance: 'Health insurance',
  fee: 'Visa fee',
  time: 'Time for a decision',
  family: 'Spouse and children',
};

/** The countries at a level, by the figures of the reader's day, or of the build's without one. */
const comparedAt = (ids: readonly string[], level: StudyLevel, day?: string) =>
  ids.flatMap((id) => {
    const country = countries.find((one) => one.id === id);
    if (country === undefined) return [];
    const { versions, ...head } = country;
    const { levels, sources } = onDay(versions, day);
    return [{ ...head, ...levels[level], sources }];
  });

const compare = {
  title: 'Compare countries',
  countries: countries.map(({ id, name, guidePath }) => ({ id, name, guidePath })),
  /** The ids of the countries to compare: two at least. */
  chosen: (asked: readonly string[]): readonly string[] =>
    asked.length > 1 ? asked : [...asked, ...usual.filter((id) => !asked.includes(id))].slice(0, 2),
  compared: comparedAt,
  /** What decides, and the rest. */
  rows: (compared: readonly Compared[], ids: 'decisive' | 'further'): CompareRow[] =>
    Object.entries(ids === 'decisive' ? decisive : further).map(([id, title]) => ({
      title,
      cells: compared.map(({ cells }) => cells[id as RowId]),
    })),
  verdict: verdictOf,
  bars: firstYearBars,
  levels: levelNames,
  form: { first: 'Country', second: 'With', third: 'And', none: 'No third', level: 'Level' },
  plot: {
    caption: (level: string) => `The first year, ${level.toLowerCase()}, in lakh of rupees`,
    unit: 'lakh',
    columns: ['Country', 'First year'],
    /** One scale for all comparisons, so that two of them can be compared. */
    axis: { from: 0, to: 125, step: 25 },
  },
  table: {
    caption: 'What differs',
    more: 'Fees, visa and family',
    same: 'The same in both',
    scores: { label: 'IELTS and PTE scores by level', href: pagePaths.ieltsPte },
    changing: 'fees, rules and dates',
  },
  ask: 'Send this comparison to us',
  question: (countries: string, level: string, verdict: string) =>
    `I would like to compare these countries with you: ${countries} (${level}). The site says: ${verdict}`,
} as const;

export type CompareContent = typeof compare;

export default compare;
