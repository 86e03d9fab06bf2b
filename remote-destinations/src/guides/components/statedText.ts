import { factText } from '@sayapatri/facts';
import type { Stated } from '../schema/guide.ts';

/** A fact's value, or the words in its place. */
export const statedText = (stated: Stated): string =>
  typeof stated === 'string' ? stated : factText(stated);

/** The fields of a fact; words have none of them. */
export const figureOf = (stated: Stated) => stated as Partial<Exclude<Stated, string>>;
