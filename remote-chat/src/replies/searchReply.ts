/** Replies made of what the search has found. */
import { type Html, html } from '@sayapatri/contract/html';
import replies from '../content/replies.json';
import { firstLink, inline, linkTo } from '../markup/markdown.ts';
import { factRow, table } from '../markup/table.ts';
import { type Message, readMessage } from '../rules/message.ts';
import { namedCountries } from '../rules/studies.ts';
import type { AnswerTopic } from '../schema/answers.ts';
import type { Hit, SiteSearch } from '../search/siteSearch.ts';
import { figuresOf } from './figures.ts';
import type { Load } from './requirementsReply.ts';

const { figures: figureTexts, found: texts } = replies;

/** The page or the part of one that a hit leads to. */
function placeOf(hit: Hit): { words: string; address: string } {
  if ('section' in hit) {
    const { title, topic, address } = hit.section;
    return { words: topic ? `${title.replace(/:$/, '')}, ${topic}` : title, address };
  }
  const { id, text, words = [] } = hit.answer;
  return firstLink(text) ?? { words: id, address: `/plan/words#${words[0]}` };
}

const linkOf = (hit: Hit): Html => linkTo(placeOf(hit).address, placeOf(hit).words);

const paragraph = (content: Html | string) => html`<p>${content}</p>`;

/** An answer as one sentence with its link, and the figures that it names; of a section only the link. */
export async function hitReply(hit: Hit, message: Message, search: SiteSearch, load: Load): Promise<Html> {
  if ('section' in hit) return html`<p>${texts.onPage} ${linkOf(hit)}</p>`;
  const { text, words = [], topics = [], country, facts = [] } = hit.answer;
  const explained = words.flatMap((id) => search.sectionAt(`/plan/words#${id}`) ?? []);
  const known = facts.length > 0 ? await Promise.all([load('nepalFacts'), load('testFacts')]) : [];
  const shown = known.flatMap((all = []) => all).filter(({ id }) => facts.includes(id));
  const about = country && namedCountries(message).length === 0 ? readMessage(country) : message;
  const figures =
    topics.length > 0
      ? await figuresOf(namedCountries(about), topics as readonly AnswerTopic[], about, load)
      : undefined;
  const parts = [
    ...explained.map(
      ({ title, text, address }) =>
        html`<p><strong>${title}:</strong> ${text.split('\n')[0]} ${linkTo(address, texts.words)}</p>`,
    ),
    // A sentence with the sum says it all; the text's link stays, below the figures.
    text && !figures?.isSum ? paragraph(inline(text)) : undefined,
    shown.length > 0
      ? table(
          shown.map((fact) => factRow(fact.meaning, fact)),
          figureTexts.facts,
        )
      : undefined,
    figures?.reply,
    text && figures?.isSum ? paragraph(linkOf(hit)) : undefined,
  ];
  return html`${parts}`;
}

/** A second hit that fits nearly as well as the first. */
export const offerOf = (hit: Hit): Html => html`<p>${texts.orElse} ${linkOf(hit)}</p>`;

/** Three places to look at below the fallback: the nearest hits, then the site's main doors. */
export function placesToLook(hits: readonly Hit[]): Html {
  const doors = texts.places.flatMap((place) => firstLink(place) ?? []);
  const places = new Map(
    [...hits.slice(0, 2).map(placeOf), ...doors].map(({ address, words }) => [address, words]),
  );
  const links = [...places].slice(0, 3).map(([address, words]) => linkTo(address, words));
  return html`<ul>${links.map((link) => html`<li>${link}</li>`)}</ul>`;
}
