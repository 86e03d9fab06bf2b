/** The comparison's rows, whose names `compare.json` holds. */
import type { StudyLevel } from '@sayapatri/contract';
import { type Compared, comparedAt, type RowId } from '../compare/compared.ts';
import type { CountryOfGuide } from '../cost/country.ts';
import texts from './compare.json';

/** A row's cells stand in the order of the countries. */
export interface CompareRow {
  title: string;
  cells: readonly Compared['cells'][RowId][];
}

/** Compared until the visitor chooses others; a single choice is compared with the first of them that it is not. */
const usual = ['australia', 'uk'];

/** The ids of the countries to compare: two at least. */
export const chosenOf = (asked: readonly string[]): readonly string[] =>
  asked.length > 1 ? asked : [...asked, ...usual.filter((id) => !asked.includes(id))].slice(0, 2);

/** The countries of the ids at a level, in the order of the ids. */
export const comparedOf = (
  countries: readonly CountryOfGuide[],
  ids: readonly string[],
  level: StudyLevel,
): Compared[] =>
  ids.flatMap((id) => {
    const country = countries.find((one) => one.id === id);
    return country ? [comparedAt(country, level)] : [];
  });

/** What decides, and the rest. */
export const rowsOf = (compared: readonly Compared[], part: 'decisive' | 'further'): CompareRow[] =>
  Object.entries(texts[part]).map(([id, title]) => ({
    title,
    cells: compared.map(({ cells }) => cells[id as RowId]),
  }));
