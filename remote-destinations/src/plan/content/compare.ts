/** Every sentence and figure of the comparison; its rows are built from the guides' facts. */
import guideCountries from 'virtual:countries';
import { pagePaths, type StudyLevel } from '@sayapatri/contract';
import { comparedAt } from '../compare/compared.ts';
import { compareRows, factsBehind } from '../compare/rows.ts';
import { firstYearBars, verdictOf } from '../compare/verdict.ts';
import { countryOn } from '../cost/countryOn.ts';
import { countryHead } from './countryHead.ts';
import { levelNames } from './levels.ts';
import { rates } from './rates.ts';

const heads = guideCountries.map(({ facts }) => countryHead(facts));

/** Compared until the visitor chooses others; a single choice is compared with the first of them that it is not. */
const usual = ['australia', 'uk'];

const compare = {
  title: 'Compare countries',
  countries: heads,
  /** The ids of the countries to compare: two at least. */
  chosen: (asked: readonly string[]): readonly string[] =>
    asked.length > 1 ? asked : [...asked, ...usual.filter((id) => !asked.includes(id))].slice(0, 2),
  /** The countries at a level, by the figures of the reader's day, or of the build's without one. */
  compared: (ids: readonly string[], level: StudyLevel, day?: string) =>
    comparedAt(
      ids.flatMap((id) => {
        const country = guideCountries.find(({ facts }) => countryHead(facts).id === id);
        return country ? [day === undefined ? country : countryOn(country, day)] : [];
      }),
      level,
      rates,
    ),
  rows: compareRows,
  facts: factsBehind,
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
  costs: (name: string) => `What ${name} costs, line by line`,
  ask: 'Send this comparison to us',
  question: (countries: string, level: string, verdict: string) =>
    `I would like to compare these countries with you: ${countries} (${level}). The site says: ${verdict}`,
} as const;

export type CompareContent = typeof compare;

export default compare;
