import type { Page } from 'playwright-core';
import type { ObservedFaults } from '../observe.ts';

/** One visitor's visit to one page, which all rules share. */
export interface Visit {
  page: Page;
  /** The page's path. */
  address: string;
  url: string;
  /** Folder of the composed site. */
  folder: string;
  faults: ObservedFaults;
  /** For each address that was asked for, by all visits of the trial, the status of its answer. */
  statuses: Map<string, Promise<number>>;
  /** Whether the visitor uses the assistant too, which is the same on every page. */
  usesAssistant: boolean;
  /** True once the visitor follows links and presses buttons. */
  isUsed: boolean;
}

/** One rule for how a page behaves in a browser. */
export interface PageRule {
  /** What a page keeps to, e.g. `Loads`. */
  name: string;
  /** What visitors suffer without the rule, as a sentence that can also follow “so”: `Visitors wait.` */
  reason: string;
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
