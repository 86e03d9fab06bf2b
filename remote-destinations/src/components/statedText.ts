import { factText } from 'shared/facts';
import type { Stated } from '../schema/entities.ts';

/** A stated figure or its words as one text. */
export const statedText = (stated: Stated): string =>
  typeof stated === 'string' ? stated : factText(stated);
