import type { AnswerFinder, Found } from '../answers/answerFinder.ts';
import { answersReply } from '../replies/answersReply.ts';
import { fallback, type Intent, type Load, type RuleReply, rules } from './rules.ts';
import { namedCountries } from './vocabulary/countries.ts';
import { readMessage } from './vocabulary/message.ts';

export interface Reply {
  intent: Intent | 'answers';
  /** The ids of the assistant's own answers in the reply. */
  answers: readonly string[];
  /** Markup made from the site's own texts and facts, never from the visitor's text; sanitised all the same. */
  html: string;
}

type Rule = (typeof rules)[number];
const none: Found = { answers: [], unknown: 0, notAnswered: false };

/**
 * The assistant's reply to typed text of any length, made with as much of its data as can be loaded. If `loadAnswers`
 * resolves to undefined, only the rules of the specification give the reply. Rejects where a dataset of
 * another release has a shape that the reply does not know.
 */
export async function replyTo(
  text: string,
  load: Load,
  loadAnswers: () => Promise<AnswerFinder | undefined>,
): Promise<Reply> {
  const message = readMessage(text);
  const matching: Rule | undefined = rules.find(({ matches }) => matches(message));
  const mayHaveAnswers = matching === undefined || 'afterAnswers' in matching;
  const found = (mayHaveAnswers && (await loadAnswers())?.(message.text)) || none;
  const asked = namedCountries(message);
  // The site has no figures on every subject: `the fee of a gym`.
  const isOffTopic = found.notAnswered || (found.unknown > 0 && asked.length === 0);
  const rule = matching?.intent === 'country-figures' && isOffTopic ? undefined : matching;
  const answers = found.answers.filter(({ whereNoCountry }) => !whereNoCountry || asked.length === 0);
  const markupOf = async (reply: RuleReply) =>
    (typeof reply === 'function' ? await reply(message, load) : reply).markup;
  if (answers.length === 0) {
    const { intent, reply } = rule ?? fallback;
    return { intent, answers: [], html: await markupOf(reply) };
  }
  const own = await answersReply(answers, asked, message.words, load);
  return {
    intent: rule && rule.intent !== 'country-figures' ? rule.intent : 'answers',
    answers: answers.map(({ id }) => id),
    html: own.markup + (rule && 'afterAnswers' in rule ? await markupOf(rule.afterAnswers) : ''),
  };
}
