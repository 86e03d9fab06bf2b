/** The assistant's search index, which compose makes of the released pages and answers, and the assistant reads. */
import type { AssistantAnswer } from './dataset.ts';

/** The address of the index, which browsers ask the server about at each visit, as about a page. */
export const searchPath = '/search.json';

export interface SearchIndex {
  /** Empty if no live package provides answers. */
  answers: readonly AssistantAnswer[];
  sections: readonly SiteSection[];
}

/** A part of a page under one heading. */
export interface SiteSection {
  title: string;
  /** The page and the anchor nearest above the heading, e.g. `/plan/words#gic`. */
  address: string;
  /** The page's title; left out for the part under that title itself. */
  topic?: string;
  /** Its paragraphs, points and rows, a line each; cut off where it is long. */
  text: string;
}
