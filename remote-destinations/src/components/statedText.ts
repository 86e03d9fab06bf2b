import { factText, todayText } from '@sayapatri/facts';
import type { Stated } from '../schema/guide.ts';

/** A fact's value, or the words that stand in its place, as one text. */
export const statedText = (stated: Stated): string =>
  typeof stated === 'string' ? stated : factText(stated);

/**
 * What applies in place of the figure, e.g. `Today £558, since 8 April 2026 (GOV.UK).`; undefined if the figure has no
 * newer one. If `short`, it leaves out since when and by which source.
 */
export function todayNote(stated: Stated, short = false): string | undefined {
  if (typeof stated === 'string') return undefined;
  const words = todayText(stated, { days: !short });
  const { source } = stated.counted ?? stated;
  if (words === undefined) return undefined;
  const sentence = `${words[0]?.toUpperCase()}${words.slice(1)}`;
  return short ? sentence : `${sentence} (${source.body}).`;
}

/** `todayNote` in two: the figure that applies today, e.g. `Today £558`, and since when: `Since 8 April 2026 (GOV.UK).` */
export function todayParts(stated: Stated, short = false): { figure: string; rest: string } | undefined {
  const note = todayNote(stated, short);
  if (note === undefined || typeof stated === 'string') return undefined;
  const figure = stated.counted ? `Today ${stated.counted.value}` : '';
  const rest = note.slice(figure.length).replace(/^[,;] /, '');
  return { figure, rest: `${rest.charAt(0).toUpperCase()}${rest.slice(1)}` };
}

/** A sentence, followed by what applies today in place of the figure that it explains. */
export const withToday = (text: string, stated: Stated): string =>
  [text, todayNote(stated)].filter(Boolean).join(' ');
