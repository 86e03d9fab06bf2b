import type { AnswerFinder } from '../answers/answerFinder.ts';
import { withinTime } from './withinTime.ts';

let loading: Promise<AnswerFinder | undefined> | undefined;

/**
 * Loads the assistant's own answers, which are a file of their own: at the first call, and again only after a failure.
 * Resolves with undefined if they can't be loaded in time; never rejects.
 */
export function loadAnswers(): Promise<AnswerFinder | undefined> {
  loading ??= import('../answers/library.ts').then(
    (library) => library.default,
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return withinTime(loading);
}
