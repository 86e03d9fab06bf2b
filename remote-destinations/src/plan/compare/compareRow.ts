/** The types of the comparison. */
import type { Fact } from '@sayapatri/facts';
import type { Money } from '../money/amount.ts';

/** A cell of the comparison as printed (linkedText), and the facts behind it. */
export interface Cell {
  /** The amount in rupees, if the cell has one. */
  rupees?: Money & { text: string };
  text: string;
  /** Small print: what the figure covers and which figure it replaces, or why there is no figure. */
  details: readonly string[];
  /** Empty for a cell without a figure. */
  facts: readonly Fact[];
}

/** One row, with its cells in the order of the countries. */
export interface CompareRow {
  title: string;
  /** The unit of the amounts in rupees, e.g. `NPR lakh`. */
  unit?: string;
  cells: readonly Cell[];
  /** The highest amount in rupees of a row that is drawn as bars. */
  most?: number;
}

/** The titles of the rows, and the words in cells. */
export interface Words {
  rows: Record<
    | ('tuition' | 'living' | 'funds' | 'visa' | 'fee' | 'processing' | 'insurance' | 'english')
    | ('work' | 'after' | 'family' | 'intakes' | 'duration'),
    string
  >;
  /** Stands where there is no figure. */
  none: string;
  /** Refers to a later change that the line of sources describes. */
  noted: string;
  /** The guide's own figures that newer figures replace; empty without any. */
  before: (figures: readonly string[]) => string[];
  /** The sum for a master's degree, where it differs from a bachelor's. */
  forMaster: (lakh: string) => string;
  lakh: string;
  lakhAYear: string;
  rupees: string;
}

export type Degree = 'bachelor' | 'master';
