/** Tries pages of a small site in a browser, each as if it were released by itself. */
import { serveSite } from 'server/serveSite';
import { expect } from 'vitest';
import { publishReleases } from '../release/publishReleases.ts';
import type { NextSite } from '../release/tryPages.ts';
import type { StoredRelease } from '../store/releases.ts';
import { browserTrial, PageRefusal, type TrialLimits } from '../trial/browserTrial.ts';
import type { Stage } from '../trial/stage.ts';
import { emptySite, store } from './fakeSite.ts';
import { type PageSource, smallChat, smallRemote, smallShell } from './smallSite.ts';

export interface TriedPage extends PageSource {
  name: string;
  /** Labels of further entries in the menu of every page. */
  menu?: readonly string[];
  /** The module of the assistant. */
  assistant?: string;
}

export interface BadPage extends TriedPage {
  /** The rule that refuses the page, or several, each of which may find its fault first. */
  rule: string | readonly string[];
  /** What the refusal names, where more than one thing can break the rule. */
  says?: RegExp;
  /** True where the page keeps a processor busy until its browser ends. */
  hangs?: boolean;
}

/** Long enough for a busy machine; a page that hangs or never comes to rest has shorter ones. */
export const longLimits: TrialLimits = {
  stepMs: 60_000,
  checkMs: 60_000,
  restMs: 60_000,
  wholeMs: () => 240_000,
};

/** What the trial says of a page; undefined where it accepts the page. */
type Verdict = Error | undefined;

/** Lists pages by their names; a page that is only a text is that `part` of a page. */
export const pagesOf = <Page extends PageSource>(
  part: keyof PageSource,
  pages: Readonly<Record<string, string | Page>>,
): (Page & { name: string })[] =>
  Object.entries(pages).map(
    ([name, page]) =>
      ({ name, ...(typeof page === 'string' ? { [part]: page } : page) }) as Page & { name: string },
  );

/** Bad pages of one rule, by their names. */
export const rows = (
  rule: BadPage['rule'],
  part: keyof PageSource,
  pages: Readonly<Record<string, string | Omit<BadPage, 'name' | 'rule'>>>,
): BadPage[] => pagesOf<Omit<BadPage, 'name' | 'rule'>>(part, pages).map((page) => ({ ...page, rule }));

export const rulesOf = ({ rule }: BadPage): readonly string[] => [rule].flat();

/** The words of the browser and of its driver, which mean nothing to a remote's team. */
const ofLibrary =
  /\b(page|locator|frame|context|browser)\.\w+:|Timeout \d+ ?ms|Execution context|Protocol error|Target (page|closed)|net::|Minified React|Policy directive/;

/** Expects that the trial has refused the page by one of the row's rules, in one sentence. */
export function expectRefusal(row: BadPage, refusal: Verdict): void {
  expect(refusal, 'the trial accepts it').toBeInstanceOf(PageRefusal);
  const { message, rule } = refusal as PageRefusal;
  expect(rulesOf(row), message).toContain(rule);
  if (row.says) expect(message).toMatch(row.says);
  expect(message).toMatch(/^\/(rows\/\d+)? fails in a browser inside the live shell \(.+\), so .+: .+\.$/);
  expect(message).not.toMatch(ofLibrary);
}

/** A row that changes the frame of all pages needs a site of its own, and is tried on the home page. */
const needsOwnSite = ({ menu, assistant }: TriedPage) => menu !== undefined || assistant !== undefined;

/** Composes a site with a page for each row; returns a function that tries one of them. */
export async function composeRows(
  rows: readonly TriedPage[],
): Promise<(row: TriedPage, stage: Stage, limits: TrialLimits) => Promise<Verdict>> {
  const together = rows.filter((row) => !needsOwnSite(row));
  const shared = await composed(together);
  return async (row, stage, limits) => {
    if (!needsOwnSite(row))
      return verdict(stage, { ...shared, pages: [addressOf(together.indexOf(row))] }, limits);
    const own = await composed([row]);
    const [server, liveServer] = await Promise.all([serveSite(), serveSite()]);
    try {
      return await verdict({ ...stage, server, liveServer }, { ...own, pages: ['/'] }, limits);
    } finally {
      await Promise.all([server.close(), liveServer.close()]);
    }
  };
}

const addressOf = (at: number) => `/rows/${at}`;

/** Releases shell, rows and assistant through all rules but those of the trial. */
async function composed(rows: readonly TriedPage[]): Promise<Omit<NextSite, 'pages'>> {
  const site = await emptySite();
  const menu = rows.flatMap((row) => row.menu ?? []);
  const pages = Object.fromEntries(rows.map((row, at) => [addressOf(at), row]));
  const packages = [await smallShell(), await smallRemote(pages, menu), await smallChat(rows[0]?.assistant)];
  const stored: StoredRelease[] = [];
  for (const fake of packages) stored.push(await store(site, fake));
  await publishReleases(site, stored, { doing: 'test' });
  return { folder: site.current, live: '', releases: stored.map(({ release }) => release) };
}

const verdict = (stage: Stage, next: NextSite, limits: TrialLimits): Promise<Verdict> =>
  browserTrial(stage, next, limits).then(
    () => undefined,
    (error: Error) => error,
  );
