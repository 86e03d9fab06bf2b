import type { PaperTexts } from '../schema/planSchemas.ts';

/** Who issues a paper. */
export type Issuer = PaperTexts['from'];

/** A paper as the checklist shows it; its texts may have links (linkedText). */
export interface CheckItem extends Omit<PaperTexts, 'fact' | 'fee'> {
  /** Unique in its list, because ticks are stored under it. */
  id: string;
  /** The price or the time, e.g. `NPR 2,70,000`. */
  sum?: string;
}
