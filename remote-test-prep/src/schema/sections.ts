/** The shapes of text that the pages share. */
import { pagePaths } from 'shared/contract';
import type { IconName } from 'shared/core';

export type { Cta, Heading, HeroText } from 'shared/core';

/** A short point with a glyph: a benefit, a feature. */
export interface IconPoint {
  icon: IconName;
  title: string;
  description: string;
}

/** Every button of these pages leads here. The page itself belongs to the shell. */
export const contactPath = pagePaths.contact;
