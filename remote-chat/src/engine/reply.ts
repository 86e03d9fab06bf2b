import type { Datasets } from '@sayapatri/contract';
import type { AnswerFinder, Found } from '../answers/answerFinder.ts';
import { answersReply } from '../replies/answersReply.ts';
import type { Answer } from '../schema/answers.ts';
import { type Data, fallback, type Intent, rules } from './rules.ts';
import { namedCountries } from './vocabulary/countries.ts';
import { asksForFigures } from './vocabulary/figures.ts';
import { type Message, readMessage } from './vocabulary/message.ts';

export interface Reply {
  intent: Intent | 'answers';
  /** The ids of the assistant's own answers in the reply. */
  answers: readonly string[];
  /** True where the rules leave room for the assistant's own answers. */
  mayHaveAnswers: boolean;
  /** Markup made from the site's own texts and facts, never from the visitor's text; sanitised all the same. */
  html: string;
  /** True when the visitor asked for the contact form. */
  formRequested: boolean;
  /** The datasets that the reply needs; without them it has only words and links. */
  needs: readonly (keyof Datasets)[];
}

type Rule = (typeof rules)[number];
const none: Found = { answers: [], unknown: 0, notAnswered: false };

/**
 * The assistant's reply to typed text of any length. It depends only on the text and the data. Without `findAnswers`, it
 * is what the rules of the specification say.
 */
export function replyTo(text: string, data: Data, findAnswers?: AnswerFinder): Reply {
  const message = readMessage(text);
  const matching: Rule | undefined = rules.find(({ matches }) => matches(message));
  const mayHaveAnswers = matching === undefined || 'afterAnswers' in matching;
  const found = (mayHaveAnswers && findAnswers?.(message.text)) || none;
  const rule = matching?.intent === 'country-figures' && isElsewhere(found, message) ? undefined : matching;
  const asked = namedCountries(message);
  const answers = found.answers.filter(({ whereNoCountry }) => !whereNoCountry || asked.length === 0);
  if (answers.length > 0) return withAnswers(answers, rule, message, data);
  const { intent, reply } = rule ?? fallback;
  return {
    intent,
    answers: [],
    mayHaveAnswers,
    html: markupOf(reply, message, data),
    formRequested: intent === 'contact-form',
    needs: datasetsFor(intent, message),
  };
}

/** True for a message about something that the site has no figures of: `the fee of a gym`. */
const isElsewhere = ({ notAnswered, unknown }: Found, message: Message) =>
  notAnswered || (unknown > 0 && namedCountries(message).length === 0);

function withAnswers(
  answers: readonly Answer[],
  rule: Rule | undefined,
  message: Message,
  data: Data,
): Reply {
  const asked = namedCountries(message);
  const after = rule && 'afterAnswers' in rule ? markupOf(rule.afterAnswers, message, data) : '';
  const needs: (keyof Datasets)[] = [];
  if (answers.some(({ words }) => words)) needs.push('glossary');
  if (answers.some(({ nepal }) => nepal)) needs.push('nepalFacts');
  if (answers.some(({ tests }) => tests)) needs.push('testFacts');
  if (answers.some(({ topics, country }) => topics && (country || asked.length > 0)))
    needs.push('countryFacts');
  if (rule?.intent === 'test-requirements') needs.push('testRequirements');
  return {
    intent: rule && rule.intent !== 'country-figures' ? rule.intent : 'answers',
    answers: answers.map(({ id }) => id),
    mayHaveAnswers: true,
    html: answersReply(answers, asked, message.words, data).markup + after,
    formRequested: false,
    needs,
  };
}

function markupOf(reply: Rule['reply'] | typeof fallback.reply, message: Message, data: Data): string {
  return (typeof reply === 'function' ? reply(message, data) : reply).markup;
}

function datasetsFor(intent: Intent, message: Message): Reply['needs'] {
  if (intent === 'test-requirements') return ['testRequirements'];
  const statesFigures = intent === 'country-figures' || intent === 'study-in-country';
  return statesFigures && asksForFigures(message) ? ['countryFacts'] : [];
}
