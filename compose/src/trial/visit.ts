/** A visit to one page, in a browser context of its own. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { firstLine } from '../firstLine.ts';
import type { NextSite } from '../release/tryPages.ts';
import { withDeadline } from './deadline.ts';
import { inWords, leadsElsewhere } from './inWords.ts';
import { takeNotes } from './notes.ts';
import { rests, staysPut } from './rules/arrival.ts';
import type { PageRule, Visit, VisitLimits } from './rules/pageRule.ts';
import type { Visitor } from './visitors.ts';

/** Joined into one script, since each further one takes time in every visit. The last file freezes what the others note. */
const observers = ['Page', 'Calls', 'Look', 'Globals']
  .map((what) => readFileSync(path.join(import.meta.dirname, 'inPage', `observe${what}.js`), 'utf8'))
  .join('\n');

export interface VisitOptions extends Pick<Visit, 'address' | 'url' | 'liveUrl'> {
  browser: Browser;
  visitor: Visitor;
  next: NextSite;
  limits: VisitLimits;
}

export interface Fault {
  rule: PageRule;
  /** Part of a sentence. */
  what: string;
}

/**
 * Visits a page and goes through the rules one after another. Returns the first fault; undefined if there is none. When
 * `ended` is aborted, the page is closed, and nothing is returned.
 */
export async function visitPage(
  options: VisitOptions,
  rules: readonly PageRule[],
  ended: AbortSignal,
): Promise<Fault | undefined> {
  const { browser, visitor } = options;
  const context = await browser.newContext({
    ...visitor.context,
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // Closing the context is not enough: Playwright's newPage never settles when its context is closed meanwhile.
  const aborted = new Promise<undefined>((resolve) => {
    ended.addEventListener('abort', () => resolve(undefined));
    if (ended.aborted) resolve(undefined);
  });
  try {
    return await Promise.race([aborted, visitIn(context, options, rules)]);
  } finally {
    // A page that hangs can't be closed; it ends with the browser.
    await withDeadline(context.close(), 2_000, 'The page hangs.').catch(() => {});
  }
}

async function visitIn(
  context: BrowserContext,
  options: VisitOptions,
  rules: readonly PageRule[],
): Promise<Fault | undefined> {
  const { visitor, url } = options;
  await context.addInitScript(() => Object.assign(window, { realPerformance: performance }));
  if (visitor.clockAheadMs !== undefined)
    await context.clock.install({ time: Date.now() + visitor.clockAheadMs });
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  await page.addInitScript(observers);
  const visit = { ...options, page } as Visit;
  const noted = new Promise<Fault>((resolve) => {
    visit.notes = takeNotes(page, url, () => {
      const fault = firstNoted(rules, visit);
      if (fault !== undefined) resolve(fault);
    });
  });
  return Promise.race([noted, firstFault(rules, visit)]);
}

async function firstFault(rules: readonly PageRule[], visit: Visit): Promise<Fault | undefined> {
  for (const rule of rules) {
    visit.rule = rule;
    const found = await faultBy(rule, visit);
    // A noted fault says more, because it may be why the rule could not be applied.
    const fault = firstNoted(rules, visit) ?? found;
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function firstNoted(rules: readonly PageRule[], visit: Visit): Fault | undefined {
  for (const rule of rules) {
    const what = rule.noted?.(visit);
    // A fault noted while the visitor acts is blamed on the act.
    const { acting } = visit.rule ?? {};
    if (what !== undefined && visit.rule && acting) return { rule: visit.rule, what: `${acting}, ${what}` };
    if (what !== undefined) return { rule, what };
  }
  return undefined;
}

async function faultBy(rule: PageRule, visit: Visit): Promise<Fault | undefined> {
  const { within = 'checkMs', late = 'it stops answering, and does not go on' } = rule;
  const ms = visit.limits[within];
  const tooLate = `${late} within ${ms / 1000} s`;
  try {
    const what = await withDeadline(rule.fault?.(visit) ?? Promise.resolve(undefined), ms, tooLate);
    return what === undefined ? undefined : { rule, what };
  } catch (error) {
    const message = firstLine(error) ?? '';
    if (message !== tooLate) {
      const what = inWords(error);
      // A page that leads elsewhere while a rule only looks breaks the rule `staysPut`.
      return { rule: what === leadsElsewhere && rule.acting === undefined ? staysPut : rule, what };
    }
    // A page that hangs while a rule only looks breaks the rule `rests`.
    return { rule: rule.late === undefined ? rests : rule, what: tooLate };
  }
}
