import type { Datasets } from '@sayapatri/contract';
import type { AnswerFinder } from '../answers/answerFinder.ts';
import { replyTo } from './reply.ts';

/** The reply to a text when only the given datasets and answers can be loaded. */
export const replyWith = (text: string, data: Partial<Datasets> = {}, find?: AnswerFinder) =>
  replyTo(
    text,
    async (name) => data[name],
    async () => find,
  );
