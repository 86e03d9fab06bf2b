/** A photograph as `…/campus.jpg?photo` gives it: several widths, in the formats that browsers choose from. */
export interface Photo {
  /** For browsers that choose for themselves. */
  src: string;
  /** The original's, in pixels; they keep the place while the file is loading. */
  width: number;
  height: number;
  /** Best format first. */
  sources: readonly { type: string; srcSet: string }[];
  /** The photograph's main colour, shown while the file is loading. */
  color: string;
}
