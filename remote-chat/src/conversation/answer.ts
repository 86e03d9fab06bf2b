import type { Datasets } from '@sayapatri/contract';
import type { AnswerFinder } from '../answers/answerFinder.ts';
import { type Reply, replyTo } from '../engine/reply.ts';
import { type Data, fallback } from '../engine/rules.ts';
import type { DatasetSource } from './datasetSource.ts';

/** What the engine calls a dataset. */
const dataNames: Partial<Record<keyof Datasets, keyof Data>> = {
  testRequirements: 'requirements',
  countryFacts: 'figures',
  glossary: 'glossary',
  nepalFacts: 'nepalFacts',
  testFacts: 'testFacts',
};

/**
 * The reply to a visitor's text: at once, unless it needs the assistant's own answers or other packages' data that are
 * still loading. What can't be loaded is left out. Never rejects, so that every question gets a reply.
 */
export async function answer(
  text: string,
  load: DatasetSource,
  loadAnswers: () => Promise<AnswerFinder | undefined>,
): Promise<Reply> {
  const byRules = replyWithoutData(text);
  const findAnswers = byRules.mayHaveAnswers ? await loadAnswers() : undefined;
  const reply = findAnswers ? replyWithoutData(text, findAnswers) : byRules;
  if (reply.needs.length === 0) return reply;
  try {
    const loaded = await Promise.all(
      reply.needs.map(async (name) => [dataNames[name], await load(name)] as const),
    );
    return replyTo(text, Object.fromEntries(loaded) as Data, findAnswers);
  } catch {
    return reply;
  }
}

function replyWithoutData(text: string, findAnswers?: AnswerFinder): Reply {
  try {
    return replyTo(text, {}, findAnswers);
  } catch {
    const { intent, reply } = fallback;
    return {
      intent,
      answers: [],
      mayHaveAnswers: false,
      html: reply.markup,
      formRequested: false,
      needs: [],
    };
  }
}
