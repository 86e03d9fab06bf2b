/** The assistant's reply to typed text: the specification's rules, then what the site itself says. */
import { html } from '@sayapatri/contract/html';
import { type Message, readMessage } from '../rules/message.ts';
import { type Rule, rules } from '../rules/rules.ts';
import type { SiteSearch } from '../search/siteSearch.ts';
import { termsOf } from '../search/terms.ts';
import { hitsFor } from './hitsFor.ts';
import type { Load } from './requirementsReply.ts';
import { belowAnswers, type Intent, ruleReply } from './ruleReplies.ts';
import { hitReply, offerOf, placesToLook } from './searchReply.ts';

export interface Reply {
  intent: Intent;
  /** The ids of the answers and the addresses of the sections that the reply repeats. */
  found: readonly string[];
  /** Markup made from the site's own texts and facts, never from the visitor's text; sanitised all the same. */
  html: string;
}

const matching = (message: Message, among: readonly Rule[]): Rule | undefined =>
  among.find(({ matches }) => matches(message));

/**
 * The reply to text of any length, made with as much of its data as can be loaded: without the search, only the rules of
 * the specification give it. Rejects where a dataset of another release has a shape that the reply does not know.
 */
export async function replyTo(
  text: string,
  load: Load,
  loadSearch: () => Promise<SiteSearch | undefined>,
): Promise<Reply> {
  const message = readMessage(text);
  const rule = matching(message, rules);
  if (rule?.rest === undefined) return answerTo(message, rule, load, loadSearch);

  const rest = readMessage(rule.rest(message));
  const own = { intent: rule.intent as Intent, found: [], html: await ruleReply(rule.intent, message, load) };
  const others = rules.filter(({ intent }) => intent !== rule.intent && intent !== 'greeting');
  const next = matching(rest, others);
  if (next === undefined && termsOf(rest.words).length === 0) return own;
  const answer = await answerTo(rest, next, load, loadSearch);
  return answer.intent === 'fallback' ? own : { ...own, found: answer.found, html: own.html + answer.html };
}

async function answerTo(
  message: Message,
  rule: Rule | undefined,
  load: Load,
  loadSearch: () => Promise<SiteSearch | undefined>,
): Promise<Reply> {
  const search = await loadSearch();
  const { hits, offered } = search ? hitsFor(search, message, rule) : { hits: [] };
  const replies = search ? await Promise.all(hits.map((hit) => hitReply(hit, message, search, load))) : [];
  const { markup } = html`${replies}${offered ? offerOf(offered) : ''}`;
  const found = hits.map((hit) => ('answer' in hit ? hit.answer.id : hit.section.address));
  if (rule === undefined && hits.length > 0) return { intent: 'answer', found, html: markup };
  const intent = rule?.intent ?? 'fallback';
  const own = await ruleReply(intent, message, load);
  if (rule === undefined) {
    const places = search ? placesToLook(search.find(message)).markup : '';
    return { intent: 'fallback', found, html: own + places };
  }
  const below = belowAnswers[intent];
  const whole = hits.length > 0 && below ? markup + below(message).markup : own + markup;
  return { intent: intent as Intent, found, html: whole };
}
