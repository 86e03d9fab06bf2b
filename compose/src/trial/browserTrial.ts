/** The last check of a site before it goes live: its pages are opened in a real browser. */
import { mapWithLimit } from '../mapWithLimit.ts';
import type { NextSite } from '../release/tryPages.ts';
import { UserError } from '../userError.ts';
import { checkAccessibility } from './accessibility.ts';
import { withDeadline } from './deadline.ts';
import { checkLoadedCode } from './loadedCode.ts';
import {
  checkBuiltIns,
  checkHeader,
  checkLayoutShift,
  checkNarrowScreen,
  checkTitle,
  checkWidgets,
} from './pageChecks.ts';
import type { Stage } from './stage.ts';
import { type Check, type VisitLimits, visit } from './visit.ts';

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
 * open at the trial's time limit.
 */
export async function browserTrial(
  { browser, server, liveServer }: Stage,
  next: NextSite,
  limits: TrialLimits = usualLimits,
): Promise<void> {
  const { folder, live, pages } = next;
  server.show(folder);
  liveServer.show(live);
  const checksOf = (address: string): Check[] => [
    (page) => checkLoadedCode(page, next),
    ...(address === '/' ? [checkWidgets] : []),
    checkTitle,
    checkBuiltIns,
    checkLayoutShift,
    checkHeader,
    (page) => checkAccessibility(page, liveServer.url + address),
    checkNarrowScreen,
  ];
  // A release that renders no page may bring a widget, which is on every page.
  const tried = pages.length > 0 ? pages : ['/'];
  const open = new Set<string>();
  const visits = mapWithLimit(tried, concurrency, async (address) => {
    open.add(address);
    const fault = await visit(browser, server.url + address, limits, checksOf(address));
    if (fault !== undefined) throw refusal(address, fault);
    open.delete(address);
  });
  const wholeMs = limits.wholeMs(tried.length);
  await withDeadline(visits, wholeMs, '').catch((error: Error) => {
    if (error instanceof UserError) throw error;
    const [address = tried[0] ?? '/'] = open;
    throw refusal(address, error.message || `the trial of all pages takes longer than ${wholeMs / 1000} s`);
  });
}

const refusal = (address: string, fault: string) =>
  new UserError(
    `${address} fails in a browser inside the live shell (${fault.split('\n')[0]}): fix it and release it again.`,
  );
