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
  cells: readonly Cell[];
  /** The highest amount in rupees of a row that is drawn as bars. */
  most?: number;
}
