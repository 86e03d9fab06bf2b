import type { Release } from '@sayapatri/contract/release';
import type { StoredRelease } from '../store/releases.ts';
import type { HtmlPage, HtmlSite } from './htmlPage.ts';

/** A rule for releases. docs/shipping.md lists its name and reason, and each fault is one sentence. */
export interface Rule {
  /** What a release keeps to, e.g. `One h1`. */
  name: string;
  /** What would hurt visitors without the rule. */
  reason: string;
  /** The option of the commands that lifts the rule. */
  unless?: '--allow-less';
}

/** One rule for a release by itself: its release.json and its files. */
export interface BuildRule extends Rule {
  /** A whole sentence for each fault. Throws a UserError for one that would break the site. */
  faults: (stored: StoredRelease) => Iterable<string> | AsyncIterable<string>;
}

/** One rule for the releases of a site together. */
export interface SiteRule extends Rule {
  /** A whole sentence for each conflict between the releases `next`, which are to replace the live releases `before`. */
  faults: (next: readonly Release[], before: readonly Release[]) => Iterable<string>;
}

/** One rule for the HTML of every rendered page. */
export interface HtmlRule extends Rule {
  /** A sentence for each fault, without the page's name at its beginning: `has 2 h1, …: keep one.` */
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

/** A text reduced to what visitors distinguish: without case, further spaces and characters that can't be seen. */
export const seen = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{DI}\p{C}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** The rules that hold: with `allowLess`, all but those that `--allow-less` lifts. */
export const holding = <Kind extends Rule>(rules: readonly Kind[], allowLess: boolean): Kind[] =>
  rules.filter(({ unless }) => !(allowLess && unless === '--allow-less'));
