/** The shapes that both pages share. */
import type { IconName } from 'shared/core';

export interface Cta {
  label: string;
  href: `/${string}`;
}

/** What a page says first. */
export interface HeroText {
  title: string;
  blurb: string;
}

/** What a section says first. */
export interface Heading {
  title: string;
  intro: string;
}

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
