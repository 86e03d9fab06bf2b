/** The last check of a site before it goes live: its pages are opened in a real browser. */

import { UserError } from '@sayapatri/contract/userError';
import type { Browser } from 'playwright-core';
import { type SiteServer, serveSite } from 'server/serveSite';
import { mapWithLimit } from '../../mapWithLimit.ts';
import type { NextSite } from '../tryPages.ts';
import { launchBrowser } from './browser.ts';
import { succeeds, withDeadline } from './deadline.ts';
import { type Visitor, visits, visitToContent } from './rules/rules.ts';
import { type Fault, visitPage } from './visit.ts';

/** A browser and a server with which a site is tried before it goes live. */
export interface Stage {
  browser: Browser;
  /** Serves the site that is tried. */
  server: SiteServer;
  close: () => Promise<void>;
}

/** Opens a stage whose server shows no site yet. Throws as `launchBrowser` does. */
export async function openStage(): Promise<Stage> {
  const [browser, server] = await Promise.all([launchBrowser(), serveSite()]);
  const close = async () => {
    // A browser that does not end in time ends with this process, because it closes when its pipe does.
    await withDeadline(browser.close(), 5_000, 'The browser does not end.').catch(() => {});
    await server.close();
  };
  return { browser, server, close };
}

/** Far longer than a rule takes on a busy machine, so that no release is refused because the machine is busy. */
const usualRuleMs = 60_000;

/** Number of pages open at a time: while one waits, others load. */
const concurrency = 3;

/**
 * Opens pages of the next site on the stage. `ruleMs` is the time that each rule may take, in milliseconds. Throws a
 * PageRefusal that names the first page that breaks a rule, and a UserError when the browser ends meanwhile.
 */
export async function browserTrial(
  { browser, server }: Stage,
  { folder, pages, alike }: NextSite,
  ruleMs = usualRuleMs,
): Promise<void> {
  server.show(folder);
  // A release that renders no page may bring the assistant, which is on every page.
  const tried = pages.length > 0 ? pages : ['/'];
  const statuses = new Map<string, Promise<number>>();
  const planned = [
    ...tried.flatMap((address) => visits.map((visit) => ({ address, ...visit }))),
    ...alike.map((address) => ({ address, ...visitToContent })),
  ];
  await mapWithLimit(planned, concurrency, async ({ address, visitor, rules }) => {
    const url = server.url + address;
    const usesAssistant = address === tried[0];
    const visitOnce = () =>
      visitPage({ browser, visitor, address, url, folder, statuses, usesAssistant, ruleMs }, rules).catch(
        (error: unknown) => ({ error }),
      );
    const first = await visitOnce();
    // A page that did not answer is visited once more: the browser or the machine may have been at fault.
    const found = first && 'isLate' in first && first.isLate ? await visitOnce() : first;
    if (found === undefined) return;
    if (!(await answers(browser)))
      throw new UserError(
        'The browser ended while it tried the pages, so the release was not judged: run the command again and, if it ends again, give it more memory or name another browser in CHROMIUM_PATH.',
      );
    throw 'error' in found ? found.error : new PageRefusal(address, visitor, found);
  });
}

/** Whether the browser still opens a window; one that ended is no fault of a page, whatever the visit found. */
function answers(browser: Browser): Promise<boolean> {
  const opening = browser.newContext().then((context) => context.close());
  return succeeds(withDeadline(opening, 10_000, 'The browser does not answer.'));
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
