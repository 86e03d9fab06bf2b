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

/** A bachelor's first year in one country, part by part, or in each country of a guide of several. */
export interface FirstYearPlot {
  /** Both ends in lakh, rounded to a tenth, and as printed. */
  bars: readonly { label: string; low: number; high: number; value: string }[];
  /** Names the costs that the sums leave out, and the exchange rate with its day. */
  rest: string;
}
