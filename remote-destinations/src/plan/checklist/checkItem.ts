import type { Fact } from 'shared/facts';

/** Something to have ready. */
export interface CheckItem {
  /** Unique within its list: what is ticked is remembered by it. */
  id: string;
  title: string;
  text: string;
  /** Cost, time or rule, with its source. */
  fact?: Fact;
}
