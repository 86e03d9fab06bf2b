import { factText } from '@sayapatri/facts';
import type { Stated } from '../schema/guide.ts';

/** A fact's value, or the words that stand in its place, as one text. */
export const statedText = (stated: Stated): string =>
  typeof stated === 'string' ? stated : factText(stated);

/** Since when another figure applies, e.g. `Since 8 April 2026 (GOV.UK).`; undefined if nothing is newer. */
export const sinceWhen = (stated: Stated): string | undefined =>
  typeof stated === 'string' ? undefined : stated.newer?.rest;
