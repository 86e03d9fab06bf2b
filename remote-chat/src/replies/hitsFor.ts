import { type Message, readMessage } from '../rules/message.ts';
import type { Rule } from '../rules/rules.ts';
import { namedCountries } from '../rules/studies.ts';
import type { Hit, SiteSearch } from '../search/siteSearch.ts';
import { isNarrowing, termsOf } from '../search/terms.ts';
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

/** What the search finds for a message, without the questions in it that `rule` answers. */
export function hitsFor(search: SiteSearch, message: Message, rule: Rule | undefined): Hits {
  const isOpen = rule === undefined || isGeneral(rule.intent);
  const [whole, ...parts] = questionsOf(message);
  const guides = namedCountries(message).map(({ guidePath }) => guidePath);
  /** Beside a rule's own reply, which leads to the pages themselves, only what the reply does not say counts. */
  const isNew = (hit: Hit) =>
    'answer' in hit
      ? !rule?.says.includes(hit.answer.id)
      : rule === undefined || guides.includes(hit.section.address.split('#')[0] ?? '');
  const fitting = (question: Message) =>
    search
      .find(question)
      .filter((hit) => hit.fit >= leastFit['answer' in hit ? 'answer' : 'section'] && isNew(hit));
  const several = new Map(
    parts
      .filter((part) => isOpen || !rule?.matches(part))
      .flatMap((part) => fitting(part).slice(0, 1))
      .map((hit) => [JSON.stringify(hit), hit] as const),
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
  const parts = text
    .split(betweenQuestions)
    .filter((part) => termsOf(part).some((term) => !isNarrowing(term)))
    .slice(0, mostQuestions);
  const read = (part: string) => {
    const own = readMessage(part);
    return namedCountries(own).length > 0 ? own : readMessage([part, ...countries].join(' '));
  };
  return [readMessage(text), ...(parts.length > 1 ? parts.map(read) : [])];
}
