import type { Fact } from '@sayapatri/facts';

export interface CheckItem {
  /** Unique in its list, because ticks are stored under it. */
  id: string;
  title: string;
  /** May have links (linkedText). */
  text: string;
  /** The rest of a long text, folded on a phone. */
  more?: string;
  /** The amount in rupees, e.g. `NPR 2,70,000`. */
  sum?: string;
  /** Cost, time or rule, with its source. */
  fact?: Fact;
}
