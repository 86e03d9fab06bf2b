/** The last check of a site before it goes live: its pages are opened in a real browser. */
import type { Browser } from 'playwright-core';
import { mapWithLimit } from '../../mapWithLimit.ts';
import { EnvironmentError, UserError } from '../../userError.ts';
import type { NextSite } from '../tryPages.ts';
import { withDeadline } from './deadline.ts';
import { visits } from './rules/rules.ts';
import type { Stage } from './stage.ts';
import { type Fault, visitPage } from './visit.ts';
import type { Visitor } from './visitors.ts';

/** Far longer than a rule takes on a busy machine, so that no release is refused because the machine is busy. */
const usualRuleMs = 60_000;

/** Number of pages open at a time: while one waits, others load. */
const concurrency = 3;

/**
 * Opens pages of the next site on the stage. `ruleMs` is the time that each rule may take, in milliseconds. Throws a
 * PageRefusal that names the first page that breaks a rule, and an EnvironmentError when the browser ends meanwhile.
 */
export async function browserTrial(
  { browser, server }: Stage,
  { folder, pages, scopes }: NextSite,
  ruleMs = usualRuleMs,
): Promise<void> {
  server.show(folder);
  // A release that renders no page may bring the assistant, which is on every page.
  const tried = pages.length > 0 ? pages : ['/'];
  const planned = tried.flatMap((address) =>
    visits[scopes?.get(address) ?? 'whole'].map((visit) => ({ address, ...visit })),
  );
  await mapWithLimit(planned, concurrency, async ({ address, visitor, rules }) => {
    const url = server.url + address;
    const visiting = visitPage({ browser, visitor, address, url, folder, ruleMs }, rules);
    const fault = await visiting.catch(async (error) => {
      await requireBrowser(browser);
      throw error;
    });
    if (fault === undefined) return;
    await requireBrowser(browser);
    throw new PageRefusal(address, visitor, fault);
  });
}

/** Throws an EnvironmentError when the browser has ended, which is no fault of a page, whatever the visit found. */
async function requireBrowser(browser: Browser): Promise<void> {
  try {
    const opening = browser.newContext().then((context) => context.close());
    await withDeadline(opening, 10_000, 'The browser does not answer.');
  } catch {
    throw new EnvironmentError(
      'The browser ended while it tried the pages, so the release was not judged: run the command again and, if it ends again, give it more memory or name another browser in CHROMIUM_PATH.',
    );
  }
}

export class PageRefusal extends UserError {
  override name = 'PageRefusal';
  /** The name of the rule that the page breaks. */
  readonly rule: string;

  constructor(address: string, { where }: Visitor, { rule: { name, reason, remedy }, what }: Fault) {
    const harm = reason.charAt(0).toLowerCase() + reason.slice(1, -1);
    super(`${address} fails in a browser inside the live shell (${where}, ${what}), so ${harm}: ${remedy}.`);
    this.rule = name;
  }
}
