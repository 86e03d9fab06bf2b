import type { Answer, Vocabulary } from '../schema/answers.ts';
import { phrasesOf, wordReader } from './wordReader.ts';

export interface Found {
  /** One answer, two if the message asks two questions, or none. */
  answers: readonly Answer[];
  /** How many words of the message are in no answer's key words. */
  unknown: number;
  /** True if the message is about something that the site has no answer to. */
  notAnswered: boolean;
}

/** The message in small letters. */
export type AnswerFinder = (text: string) => Found;

/** The number of parts searched for a second question, limited so that long messages stay fast. */
const mostParts = 6;

/** What stands between two questions in one message. */
const betweenQuestions = /[?;,\n]|\.\s|\b(?:and|ani|ra|also)\b/;

/**
 * Returns a function that finds answers. A phrase fits a message that has all its words, in any order, and fewer unknown
 * words. The fitting phrase with the greatest weight gives the answer; a word weighs more, the fewer answers use it.
 */
export function answerFinder(
  answers: readonly Answer[],
  vocabulary: Vocabulary,
  places: string,
): AnswerFinder {
  const asked = answers.flatMap((answer) => phrasesOf(answer.asked).map((phrase) => ({ answer, phrase })));
  const refused = phrasesOf(vocabulary.notAnswered);
  const read = wordReader(vocabulary, [...asked.map(({ phrase }) => phrase), ...refused], places);
  const entries = asked.map(({ answer, phrase }) => ({ answer, words: [...read(phrase).known] }));
  const refusals = refused.map((phrase) => [...read(phrase).known]);

  const users = new Map<string, Set<Answer>>();
  for (const { answer, words } of entries)
    for (const word of words) users.set(word, (users.get(word) ?? new Set()).add(answer));
  const weightOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + Math.log((2 * answers.length) / (users.get(word)?.size ?? 1)), 0);
  const weighed = entries.map((entry) => ({ ...entry, weight: weightOf(entry.words) }));

  /** Counts words that only subjects without an answer use as unknown. */
  const readFor = (text: string) => {
    const { known, unknown } = read(text);
    return { known, unknown: unknown + [...known].filter((word) => !users.has(word)).length };
  };

  const bestPhrase = (text: string) => {
    const { known, unknown } = readFor(text);
    return weighed
      .filter(
        ({ words }) =>
          (unknown === 0 || words.length > unknown) &&
          words.length > 0 &&
          words.every((word) => known.has(word)),
      )
      .reduce<(typeof weighed)[number] | undefined>(
        (found, entry) => (found && found.weight >= entry.weight ? found : entry),
        undefined,
      );
  };

  return (text) => {
    const { known, unknown } = readFor(text);
    if (refusals.some((words) => words.length > 0 && words.every((word) => known.has(word))))
      return { answers: [], unknown, notAnswered: true };
    const whole = bestPhrase(text);
    if (whole === undefined) return { answers: [], unknown, notAnswered: false };
    const parts = [...new Set(text.split(betweenQuestions))]
      .slice(0, mostParts)
      .flatMap((part) => bestPhrase(part) ?? []);
    const asksTwo = parts.some(({ answer }) => answer === whole.answer);
    const two = parts.filter(({ weight }) => weight >= whole.weight / 3).map(({ answer }) => answer);
    const answers = asksTwo && two.length > 1 ? [...new Set(two)].slice(0, 2) : [whole.answer];
    return { answers, unknown, notAnswered: false };
  };
}
