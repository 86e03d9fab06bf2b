/** A rule of the trial in a browser, as docs/shipping.md lists it. */
export interface Rule {
  /** What a page keeps to, e.g. `Hydrates`. */
  name: string;
  /** What would hurt visitors without the rule. */
  reason: string;
}
