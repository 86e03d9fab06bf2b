import type { Release } from '@sayapatri/contract/release';

export interface NextSite {
  /** Folder of the composed site. */
  folder: string;
  /** Folder of the live site, or a link to it; there may be none. */
  live: string;
  /** The releases of the composed site. */
  releases: readonly Release[];
  pages: readonly string[];
}

/** Tries pages of a composed site in a browser. Throws a UserError that names the first page that fails. */
export type TryPages = (next: NextSite) => Promise<void>;
