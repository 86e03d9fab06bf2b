import type { Browser, Page } from 'playwright';
import type { Rule } from '../../release/rule.ts';
import type { NextSite } from '../../release/tryPages.ts';
import type { Notes } from '../notes.ts';
import type { Visitor } from '../visitors.ts';

export interface VisitLimits {
  /** Milliseconds for each step of a visit, such as loading and hydrating. */
  stepMs: number;
  /** Milliseconds for each rule: of a long page axe alone takes seconds on a busy machine. */
  checkMs: number;
  /** Milliseconds for a hydrated page to come to rest. */
  restMs: number;
}

/** One visitor's visit to one page, which all rules share. */
export interface Visit {
  browser: Browser;
  page: Page;
  visitor: Visitor;
  /** The page's path. */
  address: string;
  /** The page's URL on the stage. */
  url: string;
  /** The URL of the same page of the live site. */
  liveUrl: string;
  next: NextSite;
  limits: VisitLimits;
  /** The rule that is being applied. */
  rule: PageRule | undefined;
  /** What has happened so far. */
  notes: Notes;
  /** The result of the last look at all widths: resizing the window takes long, so three rules share it. */
  looks?: Looks | undefined;
}

/** Faults of the page and its frame, each at the first width that shows it, as part of a sentence. */
export interface Looks {
  tooWide?: string | undefined;
  stacked?: string | undefined;
  ofFrame?: string | undefined;
}

/** One rule for how a page behaves in a browser. */
export interface PageRule extends Rule {
  /** What visitors suffer: the middle of the refusal's sentence, e.g. `visitors wait for a second round trip`. */
  harm: string;
  /** What to do about a fault: the end of the refusal's sentence, e.g. `shorten what stands before it`. */
  remedy: string;
  /** What the visitor does during the rule, which is blamed for faults noted meanwhile, e.g. `when it is used`. */
  acting?: string;
  /** The limit that the rule has; `checkMs` by default. */
  within?: keyof VisitLimits;
  /** The fault of a page that keeps the rule from ending within its limit; by default, the fault is of the rule `rests`. */
  late?: string;
  /** The fault that shows from the notes alone, at any time of the visit; undefined if there is none so far. */
  noted?: (visit: Visit) => string | undefined;
  /**
   * Waits, looks or acts, and returns what is wrong as part of a sentence, e.g. `it has no h1`; undefined where the page
   * keeps to the rule.
   */
  fault?: (visit: Visit) => Promise<string | undefined>;
}
