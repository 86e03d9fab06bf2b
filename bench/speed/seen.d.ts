/** What observe.js leaves in every measured window. */

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { start: number; end: number }[];
  /** When React's handlers were on; 0 until then. */
  live: number;
  /** When a popover, such as the menu, had opened. */
  opened: number;
  /** The last tap, and when each thing that `watch` names was first painted; milliseconds since 1970. */
  tapped: number;
  painted: Record<string, number>;
}

interface Window {
  seen: Seen;
  /** Selector and, for headings, text by name: `painted` says when there first was such an element. */
  watch: Record<string, { selector: string; text?: string }>;
}
