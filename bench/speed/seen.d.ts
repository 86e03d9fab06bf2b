/** The observations that observe.js records in every measured window. */

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { start: number; end: number }[];
  /** When React's event handlers were attached; 0 until then. */
  live: number;
  /** The time of the last tap, and of the first paint of each watched element by its name; milliseconds since 1970. */
  tapped: number;
  painted: Record<string, number>;
}

interface Window {
  seen: Seen;
  /**
   * The elements to watch, by name: a selector and, for headings, a text. `painted` records when the first such element
   * appeared.
   */
  watch: Record<string, { selector: string; text?: string }>;
}
