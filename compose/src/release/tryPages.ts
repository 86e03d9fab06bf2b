import type { Release } from '@sayapatri/contract/release';

/**
 * How much of a page is tried: `whole` by all visitors and rules; `content` where another page tries the same code whole;
 * `frame` where only the frame around the page has changed.
 */
export type Depth = 'whole' | 'content' | 'frame';

export interface NextSite {
  /** Folder of the composed site. */
  folder: string;
  /** Folder of the live site, or a link to it; there may be none. */
  live: string;
  /** The releases of the composed site. */
  releases: readonly Release[];
  pages: readonly string[];
  /** How much of each page is tried; `whole` by default. */
  depths?: ReadonlyMap<string, Depth> | undefined;
}

/** Tries pages of a composed site in a browser. Throws a UserError that names the first page that fails. */
export type TryPages = (next: NextSite) => Promise<void>;
