/** Replies made of what the search has found. */
import { type Html, html } from '@sayapatri/contract/html';
import { figureTexts as texts } from '../content/figures.ts';
import { searchTexts } from '../content/search.ts';
import { pageLink } from '../markup/brandFacts.ts';
import { type Message, readMessage } from '../rules/message.ts';
import { namedCountries } from '../rules/studies.ts';
import type { AnswerTopic } from '../schema/answers.ts';
import type { Hit, SiteSearch } from '../search/siteSearch.ts';
import { figuresOf } from './figures.ts';
import { factTable } from './figureTable.ts';
import type { Load } from './requirementsReply.ts';

/** The longest sentence of a page that is repeated, in characters. */
const longest = 240;

/** A hit as one sentence with its link, and the figures that it names. */
export async function hitReply(hit: Hit, message: Message, search: SiteSearch, load: Load): Promise<Html> {
  if ('section' in hit) {
    const { section, sentence } = hit;
    return html`<p>${shortened(sentence)} ${pageLink(section.address, nameOf(hit))}</p>`;
  }
  const { text, words = [], topics = [], country, nepal = [], tests = [] } = hit.answer;
  const named = namedCountries(message);
  const implied = country ? readMessage(country) : undefined;
  const asked = named.length > 0 || !implied ? named : namedCountries(implied);
  const [nepalFacts = [], testFacts = []] = await Promise.all([
    nepal.length > 0 ? load('nepalFacts') : undefined,
    tests.length > 0 ? load('testFacts') : undefined,
  ]);
  const facts = [
    ...nepalFacts.filter(({ id }) => nepal.includes(id)),
    ...testFacts.filter(({ id }) => tests.includes(id)),
  ];
  const explained = words.flatMap((id) => search.sectionAt(`/plan/words#${id}`) ?? []);
  const where = named.length > 0 ? message : (implied ?? message);
  const figures =
    topics.length > 0 && asked.length > 0
      ? await figuresOf(asked, topics as readonly AnswerTopic[], where, load)
      : undefined;
  const isSum = figures?.known && topics.some((topic) => ['cost', 'funds', 'visa'].includes(topic));
  const [, name = '', to = ''] = link.exec(text ?? '') ?? [];
  return html`${explained.map(
    ({ title, text, address }) =>
      html`<p><strong>${title}:</strong> ${text.split('\n')[0] ?? ''} ${pageLink(address, searchTexts.words)}</p>`,
  )}
${text && !isSum ? html`<p>${linked(text)}</p>` : ''}
${facts.length > 0 ? factTable(facts) : ''}
${figures?.reply ?? (topics.length > 0 ? html`<p>${texts.nameCountry}</p>` : '')}
${isSum && name ? html`<p>${pageLink(to, name)}</p>` : ''}`;
}

/** A second hit that fits nearly as well as the first. */
export const offerOf = (hit: Hit): Html =>
  html`<p>${searchTexts.orElse} ${pageLink(addressOf(hit), nameOf(hit))}</p>`;

/** Three places to look at below the fallback: the nearest hits, then the site's main doors. */
export function placesToLook(hits: readonly Hit[]): Html {
  const near = hits.map((hit) => [addressOf(hit), nameOf(hit)] as const);
  const places = new Map([...near.slice(0, 2), ...searchTexts.places]);
  return html`<ul>${[...places].slice(0, 3).map(([address, name]) => html`<li>${pageLink(address, name)}</li>`)}</ul>`;
}

const link = /\[([^\]]+)\]\((\/[^)]*)\)/;

const addressOf = (hit: Hit) =>
  'section' in hit
    ? hit.section.address
    : (link.exec(hit.answer.text ?? '')?.[2] ?? `/plan/words#${hit.answer.words?.[0]}`);

function nameOf(hit: Hit): string {
  if ('answer' in hit) return link.exec(hit.answer.text ?? '')?.[1] ?? hit.answer.id;
  const { title, topic } = hit.section;
  return topic ? `${title.replace(/:$/, '')}, ${topic}` : title;
}

const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest))} …`;

/** A text whose links to the site's pages are written as in Markdown: `[The checklist](/plan/checklist)`. */
function linked(text: string): Html {
  // Text, then a link's words and its path, then text again.
  const parts = text.split(link);
  return html`${parts.map((part, index) =>
    index % 3 === 1 ? pageLink(parts[index + 1] ?? '', part) : index % 3 === 0 ? html`${part}` : html``,
  )}`;
}
