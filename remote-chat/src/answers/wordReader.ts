/** Finds the words that say what a message is about, each in the form that the answers' key words have. */
import type { Vocabulary } from '../schema/answers.ts';

export interface ReadWords {
  /** The words of the message that are in a phrase. */
  known: ReadonlySet<string>;
  /** How many different words are in no phrase. */
  unknown: number;
}

/** Phrases as the content files list them: separated by commas. */
export const phrasesOf = (list: string) => list.split(', ');

/** No phrase fits a message with so many unknown words, so the spelling of its other words is not checked. */
const mostUnknown = 10;

/** Endings of Nepali, which stand after English words too: `visako`, `loanlai`. */
const nepaliEnding = /(ko|lai|ma|le|ka|bata|haru)$/;

/**
 * Returns a function that reads text in small letters. Fillers and `places` are left out, because they say nothing about
 * the subject; synonyms, plurals, words with Nepali endings and misspellings become words of `phrases`.
 */
export function wordReader({ fillers, synonyms }: Vocabulary, phrases: readonly string[], places: string) {
  const silent = new Set(phrasesOf(fillers));
  const meanings = new Map(
    Object.entries(synonyms).flatMap(([word, others]) => phrasesOf(others).map((other) => [other, word])),
  );
  const meaningOf = (word: string) => meanings.get(word) ?? word;
  const subjects = new Set(phrases.flatMap((phrase) => phrase.split(' ')).map(meaningOf));
  for (const word of silent) subjects.delete(word);
  const neutral = new Set(places.split(/,? /).filter((word) => !subjects.has(word)));
  const spellings = [...subjects, ...meanings.keys()].filter((word) => word.length >= 5);

  const findSubject = (word: string): string | undefined =>
    [word, word.replace(nepaliEnding, ''), word.replace(/s$/, '')]
      .map(meaningOf)
      .find((form) => subjects.has(form));
  const findMisspeltSubject = (word: string) => {
    const nearest = spellings.find((right) => isMisspelling(word, right));
    return nearest === undefined ? undefined : meaningOf(nearest);
  };

  return (text: string): ReadWords => {
    const spelt = text
      .replaceAll('%', ' percent ')
      .replace(/\+ ?2\b/g, ' plus two ')
      .replace(/\b([a-z])-(?=\d)/g, '$1');
    const said = (spelt.match(/\d+\.\d+|[a-z0-9]+|\p{Script=Devanagari}+/gu) ?? []).filter(
      (word) => !silent.has(word),
    );
    const unknown = new Set<string>();
    const known = new Set<string>();
    for (const word of new Set(said)) {
      const silentHere = neutral.has(word) || /^[\d.]+$/.test(word);
      const mayBeMisspelt = !silentHere && unknown.size < mostUnknown;
      const meant = findSubject(word) ?? (mayBeMisspelt ? findMisspeltSubject(word) : undefined);
      if (meant !== undefined) known.add(meant);
      else if (!silentHere) unknown.add(word);
    }
    return { known, unknown: unknown.size };
  };
}

/** True for words of five letters or more that begin alike and differ by one letter, or two if they are long. */
function isMisspelling(word: string, right: string): boolean {
  const allowed = right.length >= 8 ? 2 : 1;
  if (word.length < 5 || word[0] !== right[0] || Math.abs(word.length - right.length) > allowed) return false;
  return distance(word, right) <= allowed;
}

/** How many letters must be added, left out, changed or swapped with the next one to make one word of the other. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      (rows[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + same,
        swapped && row > 1 && column > 1 ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(from.length, to.length);
}
