/** What every rule for releases has: docs/shipping.md lists name and reason, and each fault is one sentence. */
export interface Rule {
  /** What a release keeps to, e.g. `One h1`. */
  name: string;
  /** What would hurt visitors without the rule. */
  reason: string;
  /** The switch of the commands that lifts the rule. */
  unless?: '--allow-less';
}

/** Each item that has the key of an earlier one, with the first of that key. */
export function* repeated<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string,
): Generator<[first: Item, again: Item]> {
  const firsts = new Map<string, Item>();
  for (const item of items) {
    const first = firsts.get(keyOf(item));
    if (first === undefined) firsts.set(keyOf(item), item);
    else yield [first, item];
  }
}

/** The rules that hold: with `allowLess`, all but those that this switch lifts. */
export const holding = <Kind extends Rule>(rules: readonly Kind[], allowLess: boolean): Kind[] =>
  rules.filter(({ unless }) => !(allowLess && unless === '--allow-less'));
