/** Content types that several of these pages use. */
import { pagePaths } from 'shared/contract';
import type { IconName } from 'shared/core';

export type { Cta, Heading, HeroText } from 'shared/core';

/** A short point with an icon: a benefit, a feature. */
export interface IconPoint {
  icon: IconName;
  title: string;
  description: string;
}

/** The target of every button on these pages; the page belongs to the shell. */
export const contactPath = pagePaths.contact;
