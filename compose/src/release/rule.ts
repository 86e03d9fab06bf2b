/** What every rule for releases has: docs/shipping.md lists name and reason, and each fault is one sentence. */
export interface Rule {
  /** What a release keeps to, e.g. `One h1`. */
  name: string;
  /** What would hurt visitors without the rule. */
  reason: string;
  /** The switch of the commands that lifts the rule. */
  unless?: '--allow-less';
}

/** The rules that hold: with `allowLess`, all but those that this switch lifts. */
export const holding = <Kind extends Rule>(rules: readonly Kind[], allowLess: boolean): Kind[] =>
  rules.filter(({ unless }) => !(allowLess && unless === '--allow-less'));
