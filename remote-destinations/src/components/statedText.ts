import { factText } from '@sayapatri/facts';
import type { Stated } from '../schema/entities.ts';

/** A fact's value, or the words that stand in its place, as one text. */
export const statedText = (stated: Stated): string =>
  typeof stated === 'string' ? stated : factText(stated);
