import type { CountryFacts, StudyLevel } from '@sayapatri/contract';
import { type Fact, factText } from '@sayapatri/facts';
import { linkTerms } from '../format/wordLinks.ts';

/** A cell of the comparison as printed (linkedText), and the facts behind it. */
interface Cell {
  text: string;
  /** Printed small below it: what exactly a sum covers, and that a note below the table belongs to the figure. */
  details: readonly string[];
  facts: readonly Fact[];
}

/** One row, with its cells in the order of the countries. */
interface CompareRow {
  title: string;
  cells: readonly Cell[];
}

/** The country's PTE score at a level; undefined if neither it nor an equivalent IELTS score is known. */
export type PteOf = (country: CountryFacts, level: 'bachelor' | 'master') => Fact | undefined;

type Words = {
  rows: Record<string, string>;
  levels: Record<StudyLevel, string>;
  none: string;
  noted: string;
};

/**
 * All rows of the comparison. Called when the content module is read, so that the page's own code does not contain it.
 */
export function compareRows(
  countries: readonly CountryFacts[],
  { rows, levels, none, noted }: Words,
  pteOf: PteOf,
): CompareRow[] {
  const one = (fact: Fact | undefined, withMeaning: boolean): Cell =>
    fact
      ? {
          text: linkTerms(factText(fact)),
          details: [...(withMeaning ? [fact.meaning] : []), ...(fact.worldNote ? [noted] : [])],
          facts: [fact],
        }
      : { text: none, details: [], facts: [] };
  const row = (
    title: string | undefined,
    cell: (country: CountryFacts) => Fact | undefined,
    withMeaning = false,
  ): CompareRow => ({
    title: title ?? '',
    cells: countries.map((country) => one(cell(country), withMeaning)),
  });
  const byLevel = (title: string | undefined, part: 'tuition' | 'duration' | 'english', level: StudyLevel) =>
    row(`${title}, ${levels[level].toLowerCase()}`, (country) => country[part][level]);
  // The row names the test.
  const scoreOf = (fact: Fact | undefined) => fact && { ...fact, value: fact.score ?? fact.value };
  return [
    byLevel(rows.tuition, 'tuition', 'bachelor'),
    byLevel(rows.tuition, 'tuition', 'master'),
    row(rows.living, ({ living }) => living),
    // The sums are for different times and places: without their meaning they can't be compared.
    row(rows.funds, ({ proofOfFunds }) => proofOfFunds, true),
    row(rows.visa, ({ visa }) => visa),
    row(rows.fee, ({ visaFee }) => visaFee),
    byLevel(rows.english, 'english', 'bachelor'),
    byLevel(rows.english, 'english', 'master'),
    row(`${rows.pte}, ${levels.bachelor.toLowerCase()}`, (country) => scoreOf(pteOf(country, 'bachelor'))),
    row(`${rows.pte}, ${levels.master.toLowerCase()}`, (country) => scoreOf(pteOf(country, 'master'))),
    row(rows.work, ({ workHours }) => workHours),
    row(rows.after, ({ afterStudy }) => afterStudy, true),
    row(rows.intakes, ({ intakes }) => intakes),
    byLevel(rows.duration, 'duration', 'bachelor'),
    byLevel(rows.duration, 'duration', 'master'),
  ];
}
