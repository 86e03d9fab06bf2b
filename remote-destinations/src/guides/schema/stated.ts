/** What guides are made of: their chapters, and figures with what the build adds to them. */
import type { Fact } from '@sayapatri/facts';

/** The four chapters of every guide, in order. Other pages link to these anchors. */
export const chapters = ['costs', 'get-in', 'visa', 'life-and-work'] as const;
export type Chapter = (typeof chapters)[number];

/** A year's amount in lakh of rupees, which the build adds to the facts of a guide's sections. */
export interface Lakh {
  low: number;
  high: number;
  /** Both ends, e.g. `NPR 22–49 lakh`; below one lakh in rupees. */
  text: string;
}

/** The newer figure that replaces a figure, e.g. `Today £558`, and its start: `Since 8 April 2026 (GOV.UK).` */
export interface Newer {
  figure?: string;
  rest?: string;
}

/**
 * A fact with its source, or words in place of a figure, e.g. `set by each college`. `lakh` is a year's amount, for plots;
 * `rupees` the figure's own amount; `drawn` the two lines beside the figure's bar.
 */
export type Stated = (Fact & { lakh?: Lakh; rupees?: string; drawn?: string; newer?: Newer }) | string;

/** A bachelor's first year in bars of one sum each, in lakh of rupees. */
export interface FirstYearParts {
  /** What the guide's sum is for, e.g. `for the first year, national university` where it has only that bar. */
  of: string;
  caption: string;
  /** The heading of the parts' names. */
  column: string;
  /** The lowest and the highest sum, or each country's highest in a guide of several countries. */
  bars: readonly string[];
  /** Each part's amount in every bar. */
  parts: readonly { label: string; amounts: readonly number[] }[];
  /** Names the costs that the sums leave out, and the exchange rate with its day. */
  rest: string;
}
