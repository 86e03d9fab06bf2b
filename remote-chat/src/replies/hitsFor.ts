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

/** An answer's id or a section's address. */
export const idOf = (hit: Hit): string => ('answer' in hit ? hit.answer.id : hit.section.address);

/**
 * What the search finds for a message: `hits` answer it, one for each of its questions but those that `rule` answers;
 * `offered` may be what it asks for as well.
 */
export function hitsFor(
  search: SiteSearch,
  message: Message,
  rule: Rule | undefined,
): { hits: readonly Hit[]; offered?: Hit } {
  // "I want to study in Japan" asks for nothing that the rule's reply lacks.
  const asksNothing = (term: string) => (isNarrowing(term) && !isAspect(term)) || isPlace(term);
  if (rule && termsOf(message.words).every(asksNothing)) return { hits: [] };
  const guides = namedCountries(message).map(({ guidePath }) => guidePath);
  const isFit = (hit: Hit) => {
    if ('answer' in hit) return hit.fit >= leastFit.answer;
    // Beside a rule's reply, which leads to other pages, only sections of its guides count.
    const isOwn = rule === undefined || guides.some((guide) => guide === hit.section.address.split('#')[0]);
    return isOwn && hit.fit >= leastFit.section;
  };
  const fitting = (question: Message) => {
    // An answer that fits comes before a section, of which the reply has only the link.
    const hits = search
      .find(question)
      .filter(isFit)
      .sort((one, other) => Number('section' in one) - Number('section' in other));
    // What the rule's reply says already needs no answer, and no other one either.
    return hits[0] && rule?.says.includes(idOf(hits[0])) ? [] : hits;
  };
  const isOpen = rule === undefined || isGeneral(rule.intent);
  const several = questionsIn(message)
    .filter((question) => isOpen || !rule?.matches(question))
    .flatMap((question) => fitting(question).slice(0, 1))
    .filter((hit, at, all) => all.findIndex((each) => idOf(each) === idOf(hit)) === at);
  if (!isOpen) return { hits: several.slice(0, 1) };
  if (several.length > 1) return { hits: several.slice(0, 2) };
  const [best, second] = fitting(message);
  if (best === undefined) return { hits: [] };
  return { hits: [best], ...(second && second.fit > best.fit * nearly && { offered: second }) };
}

/** The questions in a message that has several, each about the message's countries if it names none itself. */
function questionsIn(message: Message): Message[] {
  const countries = namedCountries(message).map(({ label }) => label);
  const isName = (term: string) => isPlace(term) || /^(?:ielts?|pte)$/.test(term);
  const parts = message.text.split(betweenQuestions).map((part) => ({ part, terms: termsOf(part) }));
  // "IELTS or PTE", "the UK and Japan" is one question.
  if (parts.some(({ terms }) => terms.length > 0 && terms.every(isName))) return [];
  let subject = '';
  const questions = parts.flatMap(({ part, terms }) => {
    const own = terms.filter((term) => !isNarrowing(term) && !isAspect(term) && !isPlace(term)).join(' ');
    const question = own ? part : terms.some(isAspect) ? `${subject} ${part}` : '';
    subject = own || subject;
    return question || [];
  });
  if (questions.length < 2) return [];
  return questions.slice(0, mostQuestions).map((question) => {
    const own = readMessage(question);
    return namedCountries(own).length > 0 ? own : readMessage([question, ...countries].join(' '));
  });
}
