import type { Fact } from '@sayapatri/facts';

/** An item of a checklist. */
export interface CheckItem {
  /** Unique in its list, because ticks are stored under it. */
  id: string;
  title: string;
  /** May have links (linkedText). */
  text: string;
  /** The rest of a long text, which a phone opens. */
  more?: string;
  /** What it comes to in rupees, e.g. `NPR 2,70,000`. */
  sum?: string;
  /** Cost, time or rule, with its source. */
  fact?: Fact;
}
