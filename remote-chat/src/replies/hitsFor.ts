import { type Message, readMessage } from '../rules/message.ts';
import type { Rule } from '../rules/rules.ts';
import { namedCountries } from '../rules/studies.ts';
import type { Hit, SiteSearch } from '../search/siteSearch.ts';
import { isAspect, isNarrowing, isPlace, termsOf } from '../search/terms.ts';
import { isGeneral } from './ruleReply.ts';

/** A hit that answers less of the question is only named as a place to look; a sentence out of a page must fit better. */
const leastFit = { answer: 0.5, section: 0.62 };

/** Beside the best hit, another that fits nearly as well is offered. */
const nearly = 0.93;

/** What stands between two questions in one message. */
const betweenQuestions = /[?;,\n]|\.\s|\s(?:and|ani|ra|also|plus)\s/;

/** The most questions that are looked up for one message, so that a long one stays fast. */
const mostQuestions = 4;

/** Characters of a message that are searched. */
const mostSearched = 1000;

interface Hits {
  /** They answer the message, one for each of its questions. */
  hits: readonly Hit[];
  /** It may be what the message asks for as well. */
  offered?: Hit;
}

/** An answer's id or a section's address. */
export const idOf = (hit: Hit): string => ('answer' in hit ? hit.answer.id : hit.section.address);

/** What the search finds for a message, without the questions in it that `rule` answers. */
export function hitsFor(search: SiteSearch, message: Message, rule: Rule | undefined): Hits {
  const isOpen = rule === undefined || isGeneral(rule.intent);
  // "I want to study in Japan" asks for nothing that the rule's reply lacks.
  const asksNothing = (term: string) => (isNarrowing(term) && !isAspect(term)) || isPlace(term);
  if (rule && termsOf(message.words).every(asksNothing)) return { hits: [] };
  const [whole, ...parts] = questionsOf(message);
  const guides = namedCountries(message).map(({ guidePath }) => guidePath);
  /** Beside a rule's reply, which leads to other pages, only sections of its guides count. */
  const isOwn = (hit: Hit) =>
    'answer' in hit || rule === undefined || guides.includes(hit.section.address.split('#')[0] ?? '');
  const fitting = (question: Message) => {
    const hits = search
      .find(question)
      .filter((hit) => hit.fit >= leastFit['answer' in hit ? 'answer' : 'section'] && isOwn(hit));
    // What the rule's reply says already needs no answer, and no other one either.
    return hits[0] && rule?.says.includes(idOf(hits[0])) ? [] : hits;
  };
  const several = new Map(
    parts
      .filter((part) => isOpen || !rule?.matches(part))
      .flatMap((part) => fitting(part).slice(0, 1))
      .map((hit) => [idOf(hit), hit] as const),
  );
  if (!isOpen) return { hits: [...several.values()].slice(0, 1) };
  if (several.size > 1) return { hits: [...several.values()].slice(0, 2) };
  const [best, second] = whole ? fitting(whole) : [];
  if (best === undefined) return { hits: [] };
  return { hits: [best], ...(second && second.fit > best.fit * nearly && { offered: second }) };
}

/** The message itself, then each question in it, about the message's countries if it names none itself. */
function questionsOf(message: Message): Message[] {
  const text = message.text.slice(0, mostSearched);
  const countries = namedCountries(message).map(({ label }) => label);
  const isName = (term: string) => isPlace(term) || /^(?:ielts?|pte)$/.test(term);
  let subject = '';
  const parts = text.split(betweenQuestions).flatMap((part) => {
    const terms = termsOf(part);
    if (terms.length === 0) return [];
    const own = terms.filter((term) => !isNarrowing(term) && !isAspect(term) && !isPlace(term));
    const question = own.length > 0 ? part : terms.some(isAspect) ? `${subject} ${part}` : '';
    subject = own.join(' ') || subject;
    return [{ question, isList: terms.every(isName) }];
  });
  const asked = parts.flatMap(({ question }) => question || []).slice(0, mostQuestions);
  const whole = readMessage(text);
  // "IELTS or PTE", "the UK and Japan" is one question.
  if (asked.length < 2 || parts.slice(0, -1).some(({ isList }) => isList)) return [whole];
  const read = (question: string) => {
    const own = readMessage(question);
    return namedCountries(own).length > 0 ? own : readMessage([question, ...countries].join(' '));
  };
  return [whole, ...asked.map(read)];
}
