import type { Rule } from '../rule.ts';
import type { HtmlPage } from './htmlPage.ts';

/** What a rule can ask about the composed site. */
export interface HtmlSite {
  /** The page at that path; undefined if there is none. Each is parsed once. */
  page: (path: string) => Promise<HtmlPage | undefined>;
  /** The same page of the live site; undefined if it has none. */
  livePage: (path: string) => Promise<HtmlPage | undefined>;
  /** True if the site has a file at that path. */
  hasFile: (path: string) => boolean;
}

/** One rule for the HTML of every rendered page. */
export interface HtmlRule extends Rule {
  /**
   * A sentence for each fault, without its beginning, which names the page: `has 2 h1, …: keep one.` The same sentence is
   * told once.
   */
  faults: (page: HtmlPage, site: HtmlSite) => Iterable<string> | AsyncIterable<string>;
}
