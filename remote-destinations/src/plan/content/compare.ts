/** The comparison: its sentences, which `compare.json` holds, with the countries' cells. */
import { pagePaths, type StudyLevel } from '@sayapatri/contract';
import { type Compared, comparedAt, type RowId } from '../compare/compared.ts';
import { firstYearBars, verdictOf } from '../compare/verdict.ts';
import texts from './compare.json';
import { countriesOn } from './countries.ts';
import { countryHead } from './countryHead.ts';
import { levels } from './levels.ts';

/** A row's cells stand in the order of the countries. */
export interface CompareRow {
  title: string;
  cells: readonly Compared['cells'][RowId][];
}

/** Compared until the visitor chooses others; a single choice is compared with the first of them that it is not. */
const usual = ['australia', 'uk'];

/** The countries at a level, by the figures of the reader's day, or of the build's without one. */
const comparedOn = (ids: readonly string[], level: StudyLevel, day?: string) => {
  const countries = countriesOn(day);
  return ids.flatMap((id) => {
    const country = countries.find(({ facts }) => countryHead(facts).id === id);
    return country ? [comparedAt(country, level)] : [];
  });
};

const compare = {
  texts,
  levels,
  countries: countriesOn().map(({ facts, costs }) => ({ ...countryHead(facts), name: costs.inSentence })),
  /** The ids of the countries to compare: two at least. */
  chosen: (asked: readonly string[]): readonly string[] =>
    asked.length > 1 ? asked : [...asked, ...usual.filter((id) => !asked.includes(id))].slice(0, 2),
  compared: comparedOn,
  /** What decides, and the rest. */
  rows: (compared: readonly Compared[], part: 'decisive' | 'further'): CompareRow[] =>
    Object.entries(texts[part]).map(([id, title]) => ({
      title,
      cells: compared.map(({ cells }) => cells[id as RowId]),
    })),
  verdict: verdictOf,
  bars: firstYearBars,
  /** One scale for all comparisons, so that two of them can be compared. */
  axis: { from: 0, to: 125, step: 25 },
  scoresPage: pagePaths.ieltsPte,
} as const;

export type CompareContent = typeof compare;

export default compare;
