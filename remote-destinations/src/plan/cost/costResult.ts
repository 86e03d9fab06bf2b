/** What the planner shows of a calculated plan. */
import type { Fact } from '@sayapatri/facts';
import type { Money } from '../money/amount.ts';

export type LineId = 'tuition' | 'living' | 'visa' | 'once' | 'insurance' | 'flight' | 'fee';

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

export interface CostResult {
  lines: readonly CostLine[];
  years: number;
  /** First year and whole course, in rupees rounded to the thousand, and in the country's currency. */
  firstYear: { npr: Money; own: Money };
  whole: { npr: Money; own: Money };
  /** Money to show for the visa, if it can be calculated. */
  funds?: { npr: Money; own: Money } | undefined;
  /** A year's wages for all permitted hours at the typed hourly wage, in rupees: the maximum, not to be relied on. */
  work?: number | undefined;
}
