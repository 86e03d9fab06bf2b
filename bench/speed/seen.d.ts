/** The observations that observe.js records in every measured window. */

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { start: number; end: number }[];
  /** When React's event handlers were attached; 0 until then. */
  live: number;
  /** The time of the tap, and of the first paint of another heading after it; milliseconds since 1970, 0 until then. */
  tapped: number;
  painted: number;
}

interface Window {
  seen: Seen;
}
