import type { Release } from '@sayapatri/contract/release';
import type { StoredRelease } from '../store/releases.ts';
import type { HtmlPage, HtmlSite } from './htmlPage.ts';

/** What every rule for releases has: docs/shipping.md lists name and reason, and each fault is one sentence. */
export interface Rule {
  /** What a release keeps to, e.g. `One h1`. */
  name: string;
  /** What would hurt visitors without the rule. */
  reason: string;
  /** The switch of the commands that lifts the rule. */
  unless?: '--allow-less';
}

/** One rule for a release by itself: what its release.json says, and its files. */
export interface BuildRule extends Rule {
  /** A whole sentence for each fault. Throws a UserError for one that would break the site. */
  faults: (stored: StoredRelease) => Iterable<string> | AsyncIterable<string>;
}

/** One rule for the releases of a site together. */
export interface SiteRule extends Rule {
  /**
   * A whole sentence for each conflict between the releases `next`, which are to go live. `before` are the live ones: what
   * is live already is told to nobody again.
   */
  faults: (next: readonly Release[], before: readonly Release[]) => Iterable<string>;
}

/** One rule for the HTML of every rendered page. */
export interface HtmlRule extends Rule {
  /**
   * A sentence for each fault, without its beginning, which names the page: `has 2 h1, …: keep one.` The same sentence is
   * told once.
   */
  faults: (page: HtmlPage, site: HtmlSite) => Iterable<string> | AsyncIterable<string>;
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

/** A text as visitors tell it from others: without case, further spaces and characters that can't be seen. */
export const seen = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{DI}\p{C}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** The rules that hold: with `allowLess`, all but those that this switch lifts. */
export const holding = <Kind extends Rule>(rules: readonly Kind[], allowLess: boolean): Kind[] =>
  rules.filter(({ unless }) => !(allowLess && unless === '--allow-less'));
