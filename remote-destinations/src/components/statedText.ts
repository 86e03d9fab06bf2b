import { factText } from '@sayapatri/facts';
import type { Stated } from '../schema/guide.ts';

/** A fact's value, or the words that stand in its place, as one text. */
export const statedText = (stated: Stated): string =>
  typeof stated === 'string' ? stated : factText(stated);

/** What applies in place of the figure, e.g. `Today £558, since 8 April 2026 (GOV.UK).`; undefined if nothing is newer. */
export const todayNote = (stated: Stated): string | undefined =>
  typeof stated === 'string' || !stated.newer
    ? undefined
    : [stated.newer.figure, stated.newer.rest].filter(Boolean).join(', ');

/** A sentence, followed by what applies today in place of the figure that it explains. */
export const withToday = (text: string, stated: Stated): string =>
  [text, todayNote(stated)].filter(Boolean).join(' ');
