/** The words of a text that say what it is about, each in one form for all its spellings. */
import words from '../content/words.json';
import { anyOf, readMessage } from '../rules/message.ts';
import { countries } from '../rules/studies.ts';

const fillers = new Set(words.fillers.split(', '));
const meanings = new Map(
  Object.entries(words.synonyms).flatMap(([word, others]) =>
    others.split(', ').map((other) => [other, word] as const),
  ),
);

/** All words that the assistant knows besides those of the site's texts. */
export const knownWords: readonly string[] = [...fillers, ...meanings.keys(), ...meanings.values()];

/** Endings of Nepali, which stand after English words too: `visako`, `loanlai`. */
const nepaliEnding = /(?:ko|lai|bata|haru|le|ma)$/;

/** One word as the index has it: its synonym, without the ending of a plural or of Nepali; empty for a filler. */
export function termOf(word: string): string {
  const forms = [
    word,
    word.replace(/(?<=..)s$/, ''),
    word.length > 4 ? word.replace(nepaliEnding, '') : word,
  ];
  if (forms.some((form) => fillers.has(form))) return '';
  const known = forms.find((form) => meanings.has(form));
  if (known !== undefined) return meanings.get(known) ?? word;
  return word.replace(/(?<=\w{3})(?<![su])s$/, '').replace(/(?<=\w{4})(?:ko|lai|bata|haru)$/, '');
}

/** The terms of a text in any of the languages that the assistant reads, without fillers. */
export const termsOf = (text: string): string[] =>
  readMessage(text.replaceAll('%', ' percent '))
    // A letter and a number are one name: `i-20`, `D-2`.
    .words.replace(/(?<= )([a-z]) (?=\d+ )/g, '$1')
    .trim()
    .split(' ')
    .map(termOf)
    // A word in Devanagari that is not in the list is mostly a form of a verb.
    .filter((term) => /^[a-z0-9]/.test(term));

const oneOf = (terms: readonly string[]) => {
  const set = new Set(terms);
  return (term: string) => set.has(term);
};

/** Words that narrow a question and seldom are its subject, e.g. `bachelor`. */
export const isNarrowing = oneOf(words.narrowing.split(', '));

/** What is asked of a subject named before: "… and how much is it?" */
export const isAspect = oneOf(words.aspects.split(', '));

export const isPlace = oneOf(
  countries
    .flatMap(({ names }) => names.split(', '))
    .filter((name) => !/\b(?:us|in|the)\b/.test(name))
    .flatMap((name) => name.split(' '))
    .map(termOf),
);

/** True for a message on something that the site does not speak of, though it has the words. */
export const isOffTopic = anyOf(words.offTopic);
