/** The shapes that several pages share. */
import type { IconName } from 'shared/core';

export type { Cta, Heading, HeroText } from 'shared/core';

/** A short point with a glyph. */
export interface IconPoint {
  icon: IconName;
  title: string;
  description: string;
}

/** A point without a glyph: a step, an item of a numbered list. */
export interface Point {
  title: string;
  description: string;
}

/** A service as a card shows it. */
export interface Service extends IconPoint {
  features: readonly string[];
}

/** A figure in its sentence, read in the order before, value, after: 'Trusted by' '1000+' 'students'. */
export interface Claim {
  before?: string;
  value: string;
  after: string;
}
