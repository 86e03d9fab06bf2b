/** Content types that several pages use. */
import type { IconName } from 'shared/core';

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

/** A service on a card. */
export interface Service extends IconPoint {
  features: readonly string[];
}

/** A figure with the words around it, e.g. `Trusted by`, `1000+`, `students`. */
export interface Claim {
  before?: string;
  value: string;
  after: string;
}
