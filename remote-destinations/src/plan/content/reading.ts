/** The content of the pages to read: marks, money, visa and work. */
import type { Point, Stat } from '@sayapatri/design';
import type { Fact, SourcedFact } from '@sayapatri/facts';
import type { PlanViewName } from '../components/PlanTabs.tsx';
import { sourcesOf } from '../format/printedFacts.ts';
import type { ReadingTexts } from '../schema/readingSchemas.ts';

/** A text that may have links (linkedText), with or without smaller lines below it. */
export type ReadingCell = string | { text: string; details: readonly string[] };

export interface ReadingTable {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly [string, ...ReadingCell[]])[];
}

/** One part of a page, with its fields in the order in which they are shown. */
export interface ReadingPart {
  /** Anchor, e.g. `gap-years`. */
  id: string;
  title: string;
  /** The part's answer in a sentence or two. May have links (linkedText). */
  intro: string;
  /** Shows only the part's title and answer, which open the rest. */
  quiet?: true;
  figures?: readonly Stat[];
  /** Describes the office's own practice, and marks the part as such. */
  practice?: string;
  points?: readonly (Point & { text: string })[];
  table?: ReadingTable;
  /** Short points, each with a tick. */
  list?: readonly string[];
  /** The last sentence, e.g. where an official rule is missing. */
  note?: string;
  /** The facts behind its figures. */
  facts?: readonly SourcedFact[];
  /** To pages of this site, or to official ones. */
  links?: readonly { label: string; href: `/${string}` | `https://${string}` }[];
}

export interface ReadingContent {
  view: PlanViewName;
  title: string;
  /** What the page says, in a sentence, and what else is to be known at once. */
  answer: string;
  below: string;
  parts: readonly ReadingPart[];
  /** The kinds of facts that the source lines ask to check, e.g. `rules and scores`. */
  changing: string;
  /** The button below, which begins a message with the question. */
  ask: { label: string; question: string };
}

interface Calculated {
  rows?: Readonly<Record<string, ReadingTable['rows']>>;
  facts?: Readonly<Record<string, readonly (Fact | undefined)[]>>;
  links?: Readonly<Record<string, NonNullable<ReadingPart['links']>>>;
}

/**
 * Fills in a page's texts. `{id}` in a text becomes the words of the fact, `{=name}` the value in `values`. `rows`,
 * `facts` and `links` hold calculated ones by the part's id. `factOf` throws an Error for an unknown name.
 */
export function filledPage<Page extends { parts: ReadingTexts }>(
  texts: Page,
  factOf: (id: string) => Fact,
  values: Readonly<Record<string, string | number>>,
  { rows = {}, facts = {}, links = {} }: Calculated = {},
): Omit<Page, 'parts'> & { parts: readonly ReadingPart[] } {
  const inJson = (name: string) =>
    JSON.stringify(`${values[name.replace('=', '')] ?? factOf(name).value}`).slice(1, -1);
  const filled: Omit<Page, 'parts'> & {
    parts: (Omit<ReadingPart, 'facts'> & { facts?: readonly string[] })[];
  } = JSON.parse(JSON.stringify(texts).replaceAll(/\{(=?[\w-]+)\}/g, (_, name) => inJson(name)));
  const parts = filled.parts.map(
    ({ facts: ids = [], table, ...part }): ReadingPart => ({
      ...part,
      ...(table && { table: { ...table, rows: rows[part.id] ?? table.rows } }),
      ...(links[part.id] && { links: links[part.id] }),
      facts: sourcesOf(facts[part.id] ?? ids.map(factOf)),
    }),
  );
  return { ...filled, parts };
}
