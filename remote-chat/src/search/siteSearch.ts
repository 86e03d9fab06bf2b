/** Finds the answer or the part of a page that a message asks for, by MiniSearch over the site's index. */
import type { AssistantAnswer } from '@sayapatri/contract';
import type { SearchIndex, SiteSection } from '@sayapatri/contract/search';
import MiniSearch, { type SearchResult } from 'minisearch';
import { type Message, readMessage } from '../rules/message.ts';
import { countries, namedCountries } from '../rules/studies.ts';
import type { Country } from '../schema/texts.ts';
import { isNarrowing, isOffTopic, isPlace, knownWords, termOf, termsOf } from './terms.ts';

export type Hit = {
  /** From 0 to 1: how much of the question it answers. */
  fit: number;
} & ({ answer: AssistantAnswer } | { section: SiteSection });

export interface SiteSearch {
  /** The best hits, best first, none of them twice. */
  find: (message: Message) => readonly Hit[];
  /** The section at that address. */
  sectionAt: (address: string) => SiteSection | undefined;
}

/** How much of a section's fit comes from its title and its page's title, in place of its text. */
const titleShare = 0.35;

const mostHits = 12;

/** Builds the search. `index` is the content of the site's file. */
export function siteSearch({ answers, sections }: SearchIndex): SiteSearch {
  /** What is searched: of answers only the phrases that they are asked with. */
  const entries: (Partial<SiteSection> & { asked?: string })[] = [
    ...answers.map(({ asked }) => ({ asked })),
    ...sections,
  ];
  const search = new MiniSearch({
    fields: ['asked', 'title', 'topic', 'text'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => text.split(' '), boost: { asked: 3, title: 2 } },
  });
  search.addAll(entries.map((entry, id) => ({ id, ...entry })));

  /** In how many answers and sections a term stands. */
  const uses = new Map<string, number>();
  for (const { asked, title, topic, text } of entries)
    for (const term of new Set(termsOf([asked, title, topic, text].join(' '))))
      uses.set(term, (uses.get(term) ?? 0.5) + 1);

  /** Finds the known word that a misspelt one means: it begins alike, few letters differ, and it is no short word. */
  const spelling = new MiniSearch<{ id: string }>({
    fields: ['id'],
    searchOptions: { fuzzy: (word) => (word.length > 7 ? 2 : word.length > 3 && 1) },
  });
  spelling.addAll([...new Set([...uses.keys(), ...knownWords])].map((id) => ({ id })));
  function corrected(term: string): string {
    if (uses.has(term) || isPlace(term) || /\d/.test(term)) return term;
    const meant = spelling.search(term).find(({ id }) => id[0] === term[0] && id.length > 4);
    return meant ? termOf(meant.id) : term;
  }

  /** A word weighs more, the fewer use it; numbers, and a country's name, by which pages are chosen, hardly anything. */
  function weightOf(term: string): number {
    if (isPlace(term) || /^\d+(?:st|nd|rd|th)?$/.test(term)) return 0.01;
    const used = uses.get(term) ?? 0.5;
    return Math.log(1 + entries.length / used) * (isNarrowing(term) ? 0.25 : 1);
  }
  const sumOf = (terms: readonly string[]) => terms.reduce((sum, term) => sum + weightOf(term), 0);

  const phrases = answers.map(({ asked }) => asked.split(', ').map(termsOf));
  /** How much of the answer's nearest phrase the question has. */
  function askedShare(at: number, terms: readonly string[]) {
    const shareOf = (phrase: readonly string[]) =>
      sumOf(phrase.filter((term) => terms.includes(term))) / sumOf(phrase);
    return Math.max(...(phrases[at] ?? []).map(shareOf));
  }

  /** How much of the question the section has, its titles above all. */
  function sectionFit({ queryTerms, terms, match }: SearchResult, whole: number) {
    const titled = terms.filter((term) => match[term]?.some((field) => field !== 'text'));
    return (sumOf(queryTerms) / whole) * (1 - titleShare) + Math.min(1, sumOf(titled) / whole) * titleShare;
  }

  /** How near a section is to the countries asked about: one that names only others is no answer. */
  function nearness({ address, title }: SiteSection, asked: readonly Country[], query: readonly string[]) {
    const own = countries.filter(({ guidePath }) => guidePath === address.split('#')[0]);
    const named = own.length > 0 ? own : namedCountries(readMessage(title));
    if (named.length === 0) return 0.85;
    if (asked.length === 0) return 0.7;
    if (!named.some((country) => asked.includes(country))) return 0;
    // Within Europe, a section on Germany is no answer on France.
    const isOfMember = own.length === 0 && named.some(({ label }) => label === 'Europe');
    return isOfMember && !termsOf(title).some((term) => isPlace(term) && query.includes(term)) ? 0 : 0.95;
  }

  function find(message: Message): readonly Hit[] {
    if (isOffTopic(message)) return [];
    const query = [...new Set(termsOf(message.words).map(corrected))].filter((term) => term !== '');
    const asked = namedCountries(message);
    const whole = sumOf(query);
    // Of hits that fit alike, the one that the library puts first stays first.
    return search
      .search(query.join(' '))
      .flatMap((result): Hit[] => {
        const answer = answers[result.id];
        const section = sections[result.id - answers.length];
        if (section) return [{ section, fit: sectionFit(result, whole) * nearness(section, asked, query) }];
        const found = sumOf(result.queryTerms) / whole;
        return answer ? [{ answer, fit: found * askedShare(result.id, result.terms) ** 2 }] : [];
      })
      .sort((one, other) => other.fit - one.fit)
      .slice(0, mostHits);
  }

  const sectionAt = (address: string) => sections.find((section) => section.address === address);

  return { find, sectionAt };
}
