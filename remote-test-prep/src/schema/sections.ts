/** Content types that several of these pages use. */
import { pagePaths } from '@sayapatri/contract';
import type { IconName } from '@sayapatri/design';

export type { Cta, Heading, HeroText } from '@sayapatri/design';

/** A short point with an icon: a benefit, a feature. */
export interface IconPoint {
  icon: IconName;
  title: string;
  description: string;
}

/** The target of every button on these pages; the page belongs to the shell. */
export const contactPath = pagePaths.contact;
