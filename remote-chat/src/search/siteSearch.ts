/** Finds the answer or the part of a page that a message asks for, by MiniSearch over the site's index. */
import type { AssistantAnswer } from '@sayapatri/contract';
import type { SearchIndex, SiteSection } from '@sayapatri/contract/search';
import MiniSearch, { type SearchResult } from 'minisearch';
import { type Message, readMessage } from '../rules/message.ts';
import { type Country, countries, namedCountries } from '../rules/studies.ts';
import { isNarrowing, isNepaliVerb, isOffTopic, isPlace, knownWords, termOf, termsOf } from './terms.ts';

export type Hit = {
  /** From 0 to 1: how much of the question it answers. */
  fit: number;
} & ({ answer: AssistantAnswer } | { section: SiteSection; sentence: string });

export interface SiteSearch {
  /** The best hits, best first, none of them twice. */
  find: (message: Message) => readonly Hit[];
  /** The section at that address. */
  sectionAt: (address: string) => SiteSection | undefined;
}

/** An answer or a section, in the fields that are searched. */
interface Entry {
  id: number;
  answer?: AssistantAnswer;
  section?: SiteSection;
  /** The terms of each phrase that an answer is asked with. */
  phrases: readonly (readonly string[])[];
  asked?: string;
  title?: string;
  topic?: string;
  text?: string;
}

/** How much of a section's fit comes from its title and its page's title, in place of its text. */
const titleShare = 0.35;

const mostHits = 12;

/** A question of less weight names only countries and numbers. */
const leastWeight = 0.1;

/** How much the library's own score, by rarity and length, counts between hits that fit alike. */
const scoreShare = 0.1;

/** Builds the search. `index` is the content of the site's file. */
export function siteSearch({ answers, sections }: SearchIndex): SiteSearch {
  const entries: Entry[] = [
    ...answers.map((answer) => ({
      answer,
      asked: answer.asked,
      phrases: answer.asked.split(', ').map(termsOf),
    })),
    ...sections.map((section) => ({ section, phrases: [], ...section })),
  ].map((entry, id) => ({ ...entry, id }));
  const search = new MiniSearch<Entry>({
    fields: ['asked', 'title', 'topic', 'text'],
    tokenize: (text) => termsOf(text),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      boost: { asked: 3, title: 2 },
    },
  });
  search.addAll(entries);

  /** In how many answers and sections a term stands. */
  const uses = new Map<string, number>();
  for (const { asked, title, topic, text } of entries)
    for (const term of new Set(termsOf([asked, title, topic, text].join(' '))))
      uses.set(term, (uses.get(term) ?? 0) + 1);
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
    const used = uses.get(term) ?? 0;
    if (used === 0 && (isNepaliVerb(term) || term.length < 4)) return 0.5;
    if (used === 0 && !/[a-z]/.test(term)) return 1.5;
    return Math.log(1 + entries.length / Math.max(used, 0.5)) * (isNarrowing(term) ? 0.25 : 1);
  }
  const sumOf = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weightOf(term), 0);

  /** How much of the question the entry has, and how much of one of its phrases the question has. */
  function fitOf({ phrases, section }: Entry, { queryTerms, terms, match }: SearchResult, whole: number) {
    const found = sumOf(queryTerms) / whole;
    if (section === undefined) {
      const shares = phrases.map(
        (phrase) => sumOf(phrase.filter((term) => terms.includes(term))) / sumOf(phrase),
      );
      return found * Math.max(...shares) ** 2;
    }
    const titled = terms.filter((term) => match[term]?.some((field) => field !== 'text'));
    return found * (1 - titleShare) + Math.min(1, sumOf(titled) / whole) * titleShare;
  }

  /** How near a section is to the countries asked about: one that names only others is no answer. */
  function placeOf({ section }: Entry, asked: readonly Country[], query: readonly string[]): number {
    if (section === undefined) return 1;
    const [page = ''] = section.address.split('#');
    const own = countries.filter(({ guidePath }) => guidePath === page);
    const title = termsOf(section.title);
    const named = own.length > 0 ? own : namedCountries(readMessage(section.title));
    if (named.length === 0) return 0.85;
    if (asked.length === 0) return 0.7;
    if (!named.some((country) => asked.includes(country))) return 0;
    // Within Europe, a section on Germany is no answer on France.
    const members = title.filter((term) => isPlace(term));
    const meant = query.filter((term) => isPlace(term));
    const isOther =
      own.length === 0 &&
      members.length > 0 &&
      meant.length > 0 &&
      !members.some((term) => meant.includes(term));
    return isOther && named.some(({ label }) => label === 'Europe') ? 0 : 0.95;
  }

  return {
    sectionAt: (address) => sections.find((section) => section.address === address),
    find(message) {
      const query = [...new Set(termsOf(message.words).map(corrected))].filter(Boolean).slice(0, 24);
      const asked = namedCountries(message);
      const whole = sumOf(query);
      if (whole < leastWeight || isOffTopic(message)) return [];
      const results = search.search(query.join(' '));
      const best = results[0]?.score ?? 1;
      return results
        .flatMap((result) => {
          const entry = entries[result.id];
          if (entry === undefined) return [];
          const own = fitOf(entry, result, whole) * (1 - scoreShare) + (result.score / best) * scoreShare;
          return [{ entry, fit: own * placeOf(entry, asked, query) }];
        })
        .sort((one, other) => other.fit - one.fit)
        .slice(0, mostHits)
        .flatMap(({ entry: { answer, section }, fit }): Hit[] => {
          if (answer) return [{ fit, answer }];
          return section ? [{ fit, section, sentence: sentenceOf(section, query) }] : [];
        });
    },
  };

  /** The section's line that has most of the question's words, with the line below it where it is only a name. */
  function sentenceOf({ text }: SiteSection, query: readonly string[]): string {
    const lines = text.split('\n');
    const lineWith = (asked: readonly string[]) => {
      const weights = lines.map((line) => sumOf(asked.filter((term) => termsOf(line).includes(term))));
      const most = Math.max(...weights);
      return most > 0 ? weights.indexOf(most) : undefined;
    };
    const first = lineWith(query) ?? 0;
    const others = query.filter((term) => !isNarrowing(term) && !termsOf(lines[first] ?? '').includes(term));
    const whole = [...new Set([first, lineWith(others) ?? first])].map((at) => {
      const [line = '', next] = lines.slice(at);
      return line.length < 40 && next && !/[.;]/.test(line) ? `${line}: ${next}` : line;
    });
    return whole.join(' ');
  }
}
