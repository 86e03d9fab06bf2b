import type { Release } from '@sayapatri/contract/release';

/** How much of a page is tried: `frame` where only the frame around the page has changed. */
export type TrialScope = 'whole' | 'frame';

export interface NextSite {
  /** Folder of the composed site. */
  folder: string;
  /** Folder of the live site, or a link to it; there may be none. */
  live: string;
  /** The releases of the composed site. */
  releases: readonly Release[];
  pages: readonly string[];
  /** How much of each page is tried; `whole` by default. */
  scopes?: ReadonlyMap<string, TrialScope> | undefined;
  /** True lets pages lose most of their text. */
  allowLess?: boolean;
}

/** Tries pages of a composed site in a browser. Throws a UserError that names the first page that fails. */
export type TryPages = (next: NextSite) => Promise<void>;
