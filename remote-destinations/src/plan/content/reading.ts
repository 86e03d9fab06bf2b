/** The shape of the pages that are read from top to bottom: marks, money, visa and work. */
import type { Point, Stat } from '@sayapatri/design';
import type { Fact } from '@sayapatri/facts';
import type { ReadingTexts } from '../../schema/planSchemas.ts';
import type { ToolTexts } from './texts.ts';

/** A text that may have links (linkedText), or one with smaller lines below it. */
export type ReadingCell = string | { text: string; details: readonly string[] };

export interface ReadingTable {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly [string, ...ReadingCell[]])[];
  /** More than a phone has room for: there each row’s name stands above its cells. */
  wide?: true;
}

/** One part of a page; it shows, in this order, what it has. */
export interface ReadingPart {
  /** Anchor, e.g. `gap-years`. */
  id: string;
  title: string;
  /** The title in the table of contents, if it is too long for that; a smaller part without it is not there. */
  short?: string;
  intro: string;
  /** The rest of the part is folded below this line. */
  folded?: string;
  /** Of a smaller part: its head alone is seen, and opens the rest. */
  quiet?: true;
  figures?: readonly Stat[];
  /** Says that what follows is the office's own practice, and in which way. */
  practice?: string;
  points?: readonly (Point & { text: string })[];
  table?: ReadingTable;
  /** Short points, each with a tick. */
  list?: readonly string[];
  /** The last sentence, e.g. where an official rule is missing. */
  note?: string;
  /** The facts behind its figures. */
  facts?: readonly Fact[];
  links?: readonly { label: string; href: `/${string}` }[];
}

export interface ReadingContent {
  page: ToolTexts;
  parts: readonly ReadingPart[];
  /** What the source lines ask to check, e.g. `rules and scores`. */
  changing: string;
  /** The button below, and the message that it begins. */
  ask: string;
  question: string;
}

/**
 * The parts of a page as its file holds them, with their facts by id. `{id}` in a text becomes the words of the fact with that id, `{=name}` the value of that name; `rows` and `facts` are those that are calculated, by the part's id.
 */
export function filledParts(
  texts: ReadingTexts,
  factOf: (id: string) => Fact,
  values: Readonly<Record<string, string | number>>,
  {
    rows = {},
    facts = {},
  }: Partial<{
    rows: Readonly<Record<string, ReadingTable['rows']>>;
    facts: Readonly<Record<string, readonly Fact[]>>;
  }>,
): readonly ReadingPart[] {
  // An unknown name is no fact's either, and so throws.
  const inJson = (name: string) =>
    JSON.stringify(`${values[name.replace('=', '')] ?? factOf(name).value}`).slice(1, -1);
  return texts.map(({ facts: ids = [], ...part }) => {
    const filled = JSON.stringify(part).replaceAll(/\{(=?[\w-]+)\}/g, (_, name) => inJson(name));
    const { table, ...others }: ReadingPart = JSON.parse(filled);
    return {
      ...others,
      ...(table && { table: { ...table, rows: rows[part.id] ?? table.rows } }),
      facts: facts[part.id] ?? ids.map(factOf),
    };
  });
}
