/** Tries pages of a small site in a browser, each as if it were released by itself. */
import { serveSite } from 'server/serveSite';
import type { Stage } from '../checks/trial/browserTrial.ts';
import { browserTrial, PageRefusal } from '../checks/trial/browserTrial.ts';
import type { NextSite } from '../checks/tryPages.ts';
import { emptySite, release } from './fakeSite.ts';
import { type PageSource, smallSite } from './smallSite.ts';

/** A small page to be tried, as a row of a table. */
export interface TriedPage extends PageSource {
  name: string;
  /** The rules of which one refuses the page, and each of which may find its fault first; none if it is good. */
  rules: readonly string[];
  /** What the refusal names, where more than one thing can break the rule. */
  says?: RegExp;
  /** True where the page keeps a processor busy until its browser ends. */
  hangs?: boolean;
  /** Labels of further entries in the menu of every page. */
  menu?: readonly string[];
  /** The module of the assistant. */
  assistant?: string;
}

type Parts = Omit<TriedPage, 'name' | 'rules'>;

/** Rows of a table by their names; one that is only a text is that `part` of a page. */
export const rows = (
  rule: string | readonly string[],
  part: keyof PageSource,
  pages: Readonly<Record<string, string | Parts>>,
): TriedPage[] =>
  Object.entries(pages).map(([name, page]) => {
    const parts: Parts = typeof page === 'string' ? { [part]: page } : page;
    return { name, rules: [rule].flat(), ...parts };
  });

/** A row that changes the frame of all pages needs a site of its own, and is tried on the home page. */
const needsOwnSite = ({ menu, assistant }: TriedPage) => menu !== undefined || assistant !== undefined;

/** What the trial says of a page; undefined where it accepts the page. */
type Verdict = PageRefusal | undefined;

/**
 * Composes a site with a page for each row; returns a function that tries one of them, with this many milliseconds for
 * each rule. It throws what is no refusal.
 */
export async function composeRows(
  rows: readonly TriedPage[],
): Promise<(row: TriedPage, stage: Stage, ruleMs: number) => Promise<Verdict>> {
  const together = rows.filter((row) => !needsOwnSite(row));
  const folder = await composed(together);
  return async (row, stage, ruleMs) => {
    if (!needsOwnSite(row))
      return verdict(stage, { folder, pages: [addressOf(together.indexOf(row))], alike: [] }, ruleMs);
    const server = await serveSite();
    try {
      return await verdict(
        { ...stage, server },
        { folder: await composed([row]), pages: ['/'], alike: [] },
        ruleMs,
      );
    } finally {
      await server.close();
    }
  };
}

const addressOf = (at: number) => `/rows/${at}`;

/** Releases a site with these rows through all rules but those of the trial; returns the site's folder. */
async function composed(rows: readonly TriedPage[]): Promise<string> {
  const site = await emptySite();
  const menu = rows.flatMap((row) => row.menu ?? []);
  const pages = Object.fromEntries(rows.map((row, at) => [addressOf(at), row]));
  await release(site, await smallSite(pages, { menu, assistant: rows[0]?.assistant }));
  return site.current;
}

async function verdict(stage: Stage, next: NextSite, ruleMs: number): Promise<Verdict> {
  try {
    await browserTrial(stage, next, ruleMs);
    return undefined;
  } catch (error) {
    if (error instanceof PageRefusal) return error;
    throw error;
  }
}
