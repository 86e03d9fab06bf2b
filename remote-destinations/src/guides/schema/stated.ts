/** What guides are made of: their chapters, and figures as a page prints them. */

/** The four chapters of every guide, in order. Other pages link to these anchors. */
export const chapters = ['costs', 'get-in', 'visa', 'life-and-work'] as const;
export type Chapter = (typeof chapters)[number];

/** A figure as a guide prints it, which the build makes of a fact. */
export interface Figure {
  /** The fact's own figure, e.g. `£348`. */
  text: string;
  /** What applies to whoever starts now, if it is another figure, e.g. `£558`. */
  newer?: string;
  /** The amount to count with in rupees, e.g. `NPR 1.1 lakh`. */
  rupees?: string;
}

/** A figure, or words in place of one, e.g. `set by each college`. */
export type Stated = Figure | string;

/** The end of the scale of a first year in all guides, in lakh. */
export const firstYearEnd = 125;

/** A bachelor's first year in bars of one sum each. */
export interface FirstYearParts {
  /**
   * The lowest and the highest sum in lakh, or each country's highest in a guide of several countries, with its lowest.
   * Each is rounded to a tenth.
   */
  bars: readonly { name: string; sum: number; lowest?: number }[];
  /** Each part's amount in every bar, in tenths of a lakh that add up to the bar's sum. */
  parts: readonly { label: string; amounts: readonly number[] }[];
  /** Names the costs that the sums leave out, and the exchange rate with its day. */
  rest: string;
}
