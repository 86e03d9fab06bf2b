import type { StoredRelease } from '../../store/releases.ts';
import type { Rule } from '../rule.ts';

/** One rule for a release by itself: what its release.json says, and its files. */
export interface BuildRule extends Rule {
  /** A whole sentence for each fault. Throws a UserError for one that would break the site. */
  faults: (stored: StoredRelease) => Promise<string[]> | string[];
}

/** One rule for what a release.json says alone, which holds before anything is built. */
export interface DefinitionRule extends Rule {
  faults: (stored: Pick<StoredRelease, 'release'>) => string[];
}
