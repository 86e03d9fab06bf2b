/** The shape of the pages that are read from top to bottom: marks, money, visa and work. */
import type { Point, Stat } from '@sayapatri/design';
import type { Fact } from '@sayapatri/facts';
import type { ToolTexts } from './texts.ts';

/** A text that may have links (linkedText), or one with smaller lines below it. */
export type ReadingCell = string | { text: string; details: readonly string[] };

export interface ReadingTable {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly [string, ...ReadingCell[]])[];
  /** More columns than a phone has room for: the table scrolls sideways, its first column stays. */
  wide?: true;
}

/** One part of a page; it shows, in this order, what it has. */
export interface ReadingPart {
  /** Anchor, e.g. `gap-years`. */
  id: string;
  title: string;
  intro: string;
  /** On a phone the rest of the part is folded below this line. */
  folded?: string;
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
