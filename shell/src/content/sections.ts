/** Content types that several pages use. */
import type { Cta, IconName } from 'shared/core';
import type { ServicePath } from './paths.ts';

export type { Cta, Heading, HeroText } from 'shared/core';

/** A short point with an icon. */
export interface IconPoint {
  icon: IconName;
  title: string;
  description: string;
}

/** A point without an icon: a step, an item of a numbered list. */
export interface Point {
  title: string;
  description: string;
}

/** A service on a card that links to the service's page. */
export interface ServiceCard extends IconPoint {
  features: readonly string[];
  path: ServicePath;
}

/** A figure with the words around it, e.g. `Trusted by`, `1000+`, `students`. */
export interface Claim {
  before?: string;
  value: string;
  after: string;
  /**
   * What the figure counts. SPEC gives the figure alone: the scope is sample text, which the consultancy replaces with
   * what its records show.
   */
  scope?: string;
  /** The period counted, e.g. `2025`; shown behind the scope. Filled in by the consultancy. */
  year?: string;
}

/** The last section of a page: an invitation with a button and a phone link. */
export interface ClosingText {
  title: string;
  text: string;
  cta: Cta;
  call: { label: string; href: string };
}
