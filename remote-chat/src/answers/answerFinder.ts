/** Which of the answers a message asks for. */
import type { Answer, Vocabulary } from '../schema/answers.ts';
import { phrasesOf, wordReader } from './wordReader.ts';

export interface Found {
  /** One answer, two if the message asks two questions, or none. */
  answers: readonly Answer[];
  /** How many words of the message no answer knows. */
  unknown: number;
  /** True if the message is about something that the site has no answer to. */
  notAnswered: boolean;
}

/** The message in small letters. */
export type AnswerFinder = (text: string) => Found;

/** How many parts of a message are looked at for a second question, which keeps long messages fast. */
const mostParts = 6;

/** What stands between two questions in one message. */
const betweenQuestions = /[?;,\n]|\.\s|\b(?:and|ani|ra|also)\b/;

/**
 * Returns a function that finds answers. A phrase fits if the message has all its words, in any order; of those that fit,
 * the one whose words weigh most gives the answer. A word weighs more, the fewer answers use it. Nothing fits a message
 * in which as many words are unknown as fit.
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

  /** A word that only subjects without an answer have is as unknown to the answers as any other. */
  const readFor = (text: string) => {
    const { known, unknown } = read(text);
    return { known, unknown: unknown + [...known].filter((word) => !users.has(word)).length };
  };

  /** The phrase that fits best. */
  const best = (text: string) => {
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
    const whole = best(text);
    if (whole === undefined) return { answers: [], unknown, notAnswered: false };
    const parts = [...new Set(text.split(betweenQuestions))]
      .slice(0, mostParts)
      .flatMap((part) => best(part) ?? []);
    const asksTwo = parts.some(({ answer }) => answer === whole.answer);
    const two = parts.filter(({ weight }) => weight >= whole.weight / 3).map(({ answer }) => answer);
    const answers = asksTwo && two.length > 1 ? [...new Set(two)].slice(0, 2) : [whole.answer];
    return { answers, unknown, notAnswered: false };
  };
}
