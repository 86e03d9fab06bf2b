/** How much of a page is tried: `frame` where only the frame around the page has changed. */
export type TrialScope = 'whole' | 'frame';

export interface NextSite {
  /** Folder of the composed site. */
  folder: string;
  pages: readonly string[];
  /** How much of each page is tried; `whole` by default. */
  scopes?: ReadonlyMap<string, TrialScope> | undefined;
}

/** Tries pages of a composed site in a browser. Throws a UserError that names the first page that fails. */
export type TryPages = (next: NextSite) => Promise<void>;
