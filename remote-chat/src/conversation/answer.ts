import type { AnswerFinder } from '../answers/answerFinder.ts';
import { type Reply, replyTo } from '../engine/reply.ts';
import { fallback, type Load } from '../engine/rules.ts';

/** How many milliseconds a reply waits for the assistant's own answers before it is made without them. */
const timeoutMs = 5000;

/** Loads the assistant's own answers, which are a file of their own. Resolves to undefined if they can't be loaded in time. */
export const loadAnswers = (): Promise<AnswerFinder | undefined> =>
  Promise.race([
    import('../answers/library.ts').then((library) => library.default),
    new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs)),
  ]).catch(() => undefined);

/** The reply to a visitor's text. Never rejects, so that every question gets a reply: data that can't be used are left out. */
export const answer = (text: string, load: Load): Promise<Reply> =>
  replyTo(text, load, loadAnswers)
    .catch(() => replyTo(text, async () => undefined, loadAnswers))
    .catch(() => ({ intent: fallback.intent, answers: [], html: fallback.reply.markup }));
