/** The shape of the comparison. */
import type { Fact } from '@sayapatri/facts';
import type { Money } from '../money/amount.ts';

/** A cell of the comparison as printed (linkedText), and the facts behind it. */
export interface Cell {
  /** The amount in rupees, which can be compared; undefined for a cell without one. */
  rupees?: Money & { text: string };
  text: string;
  /** Printed small below it: what exactly a figure covers, and which is the newest; or why there is none. */
  details: readonly string[];
  /** None for a cell without a figure. */
  facts: readonly Fact[];
}

/** One row, with its cells in the order of the countries. */
export interface CompareRow {
  title: string;
  /** What the amounts in rupees are in, e.g. `NPR lakh`. */
  unit?: string;
  cells: readonly Cell[];
  /** The highest amount in rupees of a row that is drawn as bars. */
  most?: number;
}

/** The titles of the rows, and what is said in cells. */
export interface Words {
  rows: Record<
    | ('tuition' | 'living' | 'funds' | 'visa' | 'fee' | 'processing' | 'insurance' | 'english')
    | ('work' | 'after' | 'family' | 'intakes' | 'duration'),
    string
  >;
  /** Stands where there is no figure. */
  none: string;
  /** Refers to a later change that the line of sources tells. */
  noted: string;
  /** The guide's own figures beside newer ones, if there are any; the line of sources names both. */
  before: (figures: readonly string[]) => string[];
  /** The sum of the other level. */
  forMaster: (lakh: string) => string;
  lakh: string;
  lakhAYear: string;
  rupees: string;
}

export type Degree = 'bachelor' | 'master';
