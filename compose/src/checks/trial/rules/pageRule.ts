import type { ObservedFaults } from '../observe.ts';
import type { Visit } from '../visit.ts';

/** One rule for how a page behaves in a browser. */
export interface PageRule {
  /** What a page keeps to, e.g. `Loads`. */
  name: string;
  /** What visitors suffer without the rule, as a sentence that can also follow “so”: `Visitors wait.` */
  reason: string;
  /** The option of the commands that lifts the rule. */
  unless?: '--allow-less';
  /** What to do about a fault: the end of the refusal's sentence, e.g. `give it another place`. */
  remedy: string;
  /** The first fault of this rule among those observed at any time of the visit. */
  observed?: (faults: ObservedFaults) => string | undefined;
  /**
   * Waits, looks or acts, and returns what is wrong as part of a sentence, e.g. `the header can't be seen`; undefined where
   * the page keeps to the rule.
   */
  fault?: (visit: Visit) => Promise<string | undefined>;
}
