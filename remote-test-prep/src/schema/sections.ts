/** The shapes that both pages share. */
import type { IconName } from 'shared/core';

export type { Cta, Heading, HeroText } from 'shared/core';

/** A short point: a benefit, a feature. */
export interface Point {
  title: string;
  description: string;
}

/** A point with a glyph. */
export interface IconPoint extends Point {
  icon: IconName;
}

/** Every button of these pages leads here. The page itself belongs to the shell. */
export const contactPath = '/contact';
