import type { Release } from '@sayapatri/contract/release';
import type { Rule } from '../rule.ts';

/** One rule for the releases of a site together. */
export interface SiteRule extends Rule {
  /**
   * A whole sentence for each conflict between the releases `next`, which are to go live. `before` are the live ones: what
   * is live already is told to nobody again.
   */
  faults: (next: readonly Release[], before: readonly Release[]) => Iterable<string>;
}
