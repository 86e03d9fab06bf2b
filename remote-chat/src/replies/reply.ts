/** The assistant's reply to typed text: the specification's rules, then what the site itself says. */
import { type Html, html } from '@sayapatri/contract/html';
import { type Message, readMessage } from '../rules/message.ts';
import { type Rule, rules } from '../rules/rules.ts';
import { loadSearch } from '../search/loadSearch.ts';
import type { SiteSearch } from '../search/siteSearch.ts';
import { termsOf } from '../search/terms.ts';
import { hitsFor, idOf } from './hitsFor.ts';
import type { Load } from './requirementsReply.ts';
import { belowAnswer, type Intent, ruleReply } from './ruleReply.ts';
import { hitReply, offerOf, placesToLook } from './searchReply.ts';

export interface Reply {
  /** The rule that gave it; `answer` if only the search did. */
  intent: Intent | 'answer';
  /** The ids of the answers and the addresses of the sections that the reply repeats. */
  found: readonly string[];
  /** Made from the site's own texts and facts, never from the visitor's text; sanitised all the same. */
  html: Html;
}

type LoadSearch = () => Promise<SiteSearch | undefined>;

/** The reply to a visitor's text, by the rules alone where data can't be used: every question gets a reply. */
export const answer = (text: string, load: Load): Promise<Reply> =>
  replyTo(text, load, loadSearch).catch(() =>
    replyTo(
      text,
      async () => undefined,
      async () => undefined,
    ),
  );

const matching = (message: Message, among: readonly Rule[]): Rule | undefined =>
  among.find(({ matches }) => matches(message));

/**
 * The reply to text of any length, made with as much of its data as can be loaded: without the search, only the rules of
 * the specification give it. Rejects where a dataset of another release has a shape that the reply does not know.
 */
export async function replyTo(text: string, load: Load, loadSearch: LoadSearch): Promise<Reply> {
  const message = readMessage(text);
  const rule = matching(message, rules);
  if (rule?.rest === undefined) return answerTo(message, rule, load, loadSearch);

  const rest = readMessage(rule.rest(message));
  const own: Reply = { intent: rule.intent, found: [], html: await ruleReply(rule.intent, message, load) };
  const others = rules.filter(({ intent }) => intent !== rule.intent && intent !== 'greeting');
  const next = matching(rest, others);
  if (next === undefined && termsOf(rest.words).length === 0) return own;
  const answer = await answerTo(rest, next, load, loadSearch);
  if (answer.intent === 'fallback') return own;
  return { ...own, found: answer.found, html: html`${own.html}${answer.html}` };
}

async function answerTo(
  message: Message,
  rule: Rule | undefined,
  load: Load,
  loadSearch: LoadSearch,
): Promise<Reply> {
  const search = await loadSearch();
  const { hits, offered } = search ? hitsFor(search, message, rule) : { hits: [] };
  const answers = search ? await Promise.all(hits.map((hit) => hitReply(hit, message, search, load))) : [];
  const found = hits.map(idOf);
  const answer = html`${answers}${offered && offerOf(offered)}`;
  if (rule === undefined && hits.length > 0) return { intent: 'answer', found, html: answer };
  const intent = rule?.intent ?? 'fallback';
  const own = await ruleReply(intent, message, load);
  if (rule === undefined)
    return { intent, found, html: html`${own}${search && placesToLook(search.find(message))}` };
  const below = hits.length > 0 ? belowAnswer(intent, message) : undefined;
  return { intent, found, html: below ? html`${answer}${below}` : html`${own}${answer}` };
}
