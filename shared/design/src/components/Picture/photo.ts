/** A photograph as `…/campus.jpg?photo` gives it: several widths, in the formats that browsers choose from. */
export interface Photo {
  /** For browsers that use none of the `sources`. */
  src: string;
  /** The original's size in pixels, which reserves the space while the file is loading. */
  width: number;
  height: number;
  /** Best format first. */
  sources: readonly { type: string; srcSet: string }[];
  /** The photograph's main colour, shown while the file is loading. */
  color: string;
}
