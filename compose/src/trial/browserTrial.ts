/** The last check of a site before it goes live: its pages are opened in a real browser. */
import type { Browser } from 'playwright';
import { mapWithLimit } from '../mapWithLimit.ts';
import type { NextSite } from '../release/tryPages.ts';
import { EnvironmentError, UserError } from '../userError.ts';
import { withDeadline } from './deadline.ts';
import { loads } from './rules/arrival.ts';
import type { VisitLimits } from './rules/pageRule.ts';
import { visits } from './rules/rules.ts';
import type { Stage } from './stage.ts';
import { type Fault, visitPage } from './visit.ts';
import { desktop, type Visitor } from './visitors.ts';

export interface TrialLimits extends VisitLimits {
  /** Milliseconds for the whole trial, given the number of pages. */
  wholeMs: (pages: number) => number;
}

/** Far longer than a page takes on a busy machine, so that no release is refused because the machine is busy. */
const usualLimits: TrialLimits = {
  stepMs: 60_000,
  checkMs: 120_000,
  restMs: 30_000,
  wholeMs: (pages) => 240_000 + pages * 20_000,
};

/** Number of pages open at a time: while one waits, others load. */
const concurrency = 3;

/**
 * Opens pages of the site in `folder` on the stage, and on the home page every widget. Throws a UserError that names the
 * first page that logs an error or warning, throws, does not hydrate, does not come to rest, fails a check, or is still
 * open at the trial's time limit; an EnvironmentError when the browser ends meanwhile.
 */
export async function browserTrial(
  { browser, server, liveServer }: Stage,
  next: NextSite,
  limits: TrialLimits = usualLimits,
): Promise<void> {
  const { folder, live, pages, depths } = next;
  server.show(folder);
  liveServer.show(live);
  // A release that renders no page may bring a widget, which is on every page.
  const tried = pages.length > 0 ? pages : ['/'];
  const planned = tried.flatMap((address) =>
    visits[depths?.get(address) ?? 'whole'].map((visit) => ({ address, ...visit })),
  );
  /** The visits under way, by their place among the planned ones. */
  const open = new Map<number, AbortController>();
  const refusals = new Map<number, PageRefusal>();
  const done = mapWithLimit([...planned.entries()], concurrency, async ([at, visit]) => {
    const { address, visitor, rules } = visit;
    const ended = new AbortController();
    open.set(at, ended);
    const urls = { url: server.url + address, liveUrl: liveServer.url + address };
    const options = { browser, visitor, address, ...urls, next, limits };
    const fault = await visitPage(options, rules, ended.signal);
    open.delete(at);
    if (fault === undefined) return;
    // The first planned visit with a fault decides, so the visits planned after it need not end.
    for (const [other, visit] of open) if (other > at) visit.abort();
    refusals.set(at, refusal(address, visitor, fault));
    throw refusals.get(at);
  });
  // Some of Playwright's calls never settle when the browser has ended.
  const endAll = () => {
    for (const visit of open.values()) visit.abort();
  };
  browser.on('disconnected', endAll);
  const wholeMs = limits.wholeMs(tried.length);
  const judged = withDeadline(done, wholeMs, '').catch((error: Error) => {
    // The refusal does not depend on which of several visits has ended first.
    const [first] = [...refusals.keys()].sort((one, other) => one - other);
    if (first !== undefined) throw refusals.get(first);
    if (error instanceof UserError) throw error;
    const [late = 0] = open.keys();
    const { address, visitor } = planned[late] ?? { address: tried[0] ?? '/', visitor: desktop };
    const what = error.message || `the trial of all pages takes longer than ${wholeMs / 1000} s`;
    throw refusal(address, visitor, { rule: loads, what });
  });
  await judged.finally(async () => {
    browser.off('disconnected', endAll);
    // The end of the browser is no fault of a page, whatever the visits found.
    if (await hasEnded(browser))
      throw new EnvironmentError(
        'The browser ended while it tried the pages, so the release was not judged: run the command again and, if it ends again, give it more memory or name another browser in CHROMIUM_PATH.',
      );
  });
}

/** Asks the browser something, because a browser that ends closes its pages before it says that it has ended. */
async function hasEnded(browser: Browser): Promise<boolean> {
  const fails = browser
    .newBrowserCDPSession()
    .then((session) => session.detach())
    .then(
      () => false,
      () => true,
    );
  return (await withDeadline(fails, 5_000, '').catch(() => false)) || !browser.isConnected();
}

export class PageRefusal extends UserError {
  override name = 'PageRefusal';
  readonly rule: string;

  constructor(rule: string, sentence: string) {
    super(sentence);
    this.rule = rule;
  }
}

const refusal = (address: string, { where }: Visitor, { rule: { name, harm, remedy }, what }: Fault) =>
  new PageRefusal(
    name,
    `${address} fails in a browser inside the live shell (${where ? `${where}, ` : ''}${what}), so ${harm}: ${remedy}.`,
  );
