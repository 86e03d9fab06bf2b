/** What the planner shows of a calculated plan. */
import type { Fact } from '@sayapatri/facts';
import type { Money } from '../money/amount.ts';

export type LineId =
  | ('tuition' | 'living' | 'insurance' | 'yearly' | 'visa' | 'once')
  | ('noc' | 'tests' | 'flight' | 'deposit' | 'fee');

export interface CostLine {
  id: LineId;
  /** In rupees, not rounded; undefined if there is no figure. */
  npr: Money | undefined;
  /** In the country's currency, if the figure is in that currency. */
  own?: Money | undefined;
  /** Paid every year, or only in the first. */
  yearly: boolean;
  /** The facts behind the figure; none for one that the visitor typed. */
  facts: readonly Fact[];
}

export interface Total {
  /** In rupees, not rounded. */
  npr: Money;
  /** In the country's currency. */
  own: Money;
  /** True if a source gives only the lower end: it can cost more. */
  open: boolean;
}

export interface CostResult {
  lines: readonly CostLine[];
  /** The course's years; undefined if none are typed and no usual time is known. */
  years: number | undefined;
  /** Undefined unless both tuition and living costs are known: without one of them there is no total. */
  firstYear?: Total | undefined;
  /** Undefined also if the course's years are not known. */
  whole?: Total | undefined;
  /** A year of the one that is known, if the other is missing. */
  only?: (Total & { id: 'tuition' | 'living' }) | undefined;
  /** What the living costs leave out, unless the visitor typed their own. */
  notInLiving?: string | undefined;
  /** True if a preparatory year, which is not counted, usually comes before the course. */
  preparatoryYear: boolean;
  /** The lines without a figure, which no total includes. */
  missing: readonly LineId[];
  /** Money to show for the visa, if it can be calculated. */
  funds?: Total | undefined;
  /** A year's wages for all permitted hours at the typed hourly wage, in rupees: the maximum, not to be relied on. */
  work?: number | undefined;
}
