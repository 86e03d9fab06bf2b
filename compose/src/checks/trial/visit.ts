/** A visit to one page, in a browser context of its own. */
import type { Browser, BrowserContext } from 'playwright-core';
import { firstLine } from '../../firstLine.ts';
import { withDeadline } from './deadline.ts';
import { observe } from './observe.ts';
import type { PageRule, Visit } from './rules/pageRule.ts';
import type { Visitor } from './rules/rules.ts';

interface VisitOptions extends Pick<Visit, 'address' | 'url' | 'folder' | 'statuses' | 'usesAssistant'> {
  browser: Browser;
  visitor: Visitor;
  /** Milliseconds for each rule: of a long page axe alone takes seconds on a busy machine. */
  ruleMs: number;
}

export interface Fault {
  rule: PageRule;
  /** Part of a sentence. */
  what: string;
  /** Whether the rule got no answer in its time, which may be the machine's fault. */
  isLate?: boolean;
}

declare global {
  interface Window {
    /** What the trial notes inside the page. */
    trial: {
      /** Entries of the history when the page was opened. */
      entries: number;
      /** When the page became live, by `performance.now()`. */
      liveAt?: number;
      /** Characters that its main part shows now. */
      shownText: () => number;
      /** What it showed when its HTML had been read, before modules run. */
      servedText?: number;
    };
  }
}

/** Visits a page and applies the rules one after another. Returns the first fault; undefined if there is none. */
export async function visitPage(
  { browser, ...options }: VisitOptions,
  rules: readonly PageRule[],
): Promise<Fault | undefined> {
  const context = await browser.newContext({
    ...options.visitor.context,
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    return await visitIn(context, options, rules);
  } finally {
    // A page that hangs can't be closed; it ends with the browser.
    await withDeadline(context.close(), 2_000, 'The page hangs.').catch(() => {});
  }
}

async function visitIn(
  context: BrowserContext,
  { visitor, ruleMs, ...options }: Omit<VisitOptions, 'browser'>,
  rules: readonly PageRule[],
): Promise<Fault | undefined> {
  const page = await context.newPage();
  page.setDefaultTimeout(ruleMs / 2);
  // tsx wraps named functions in calls of `__name`, also those that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(noteInPage);
  const isUsed = () => visit.isUsed;
  const visit: Visit = { ...options, page, faults: observe(page, options.url, isUsed), isUsed: false };
  const tooLate = `it does not answer within ${ruleMs / 1000} s`;
  for (const rule of rules) {
    const what = await faultBy(rule, visit, ruleMs, tooLate);
    // What was observed says more, because it may be why the rule could not be applied.
    const observed = observedFault(rules, visit);
    if (observed !== undefined && visit.isUsed) return { rule, what: `when it is used, ${observed.what}` };
    if (observed !== undefined) return observed;
    if (what !== undefined) return { rule, what, isLate: what === tooLate };
  }
  return undefined;
}

/** Runs in the page before its own code. */
function noteInPage(): void {
  // Not in frames of other sites, such as a map.
  if (window !== window.top) return;
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
  const shownText = () => document.querySelector('main')?.innerText.trim().length ?? 0;
  window.trial = { entries: history.length, shownText };
  document.addEventListener('readystatechange', () => {
    window.trial.servedText ??= shownText();
  });
  new MutationObserver((_, observer) => {
    if (!document.documentElement?.hasAttribute('data-hydrated')) return;
    window.trial.liveAt = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
  // Some browsers wait in front of the printer's dialog.
  window.print = () => {};
}

function observedFault(rules: readonly PageRule[], { faults }: Visit): Fault | undefined {
  for (const rule of rules) {
    const what = rule.observed?.(faults);
    if (what !== undefined) return { rule, what };
  }
  return undefined;
}

async function faultBy(
  rule: PageRule,
  visit: Visit,
  ruleMs: number,
  tooLate: string,
): Promise<string | undefined> {
  try {
    return await withDeadline(rule.fault?.(visit) ?? Promise.resolve(undefined), ruleMs, tooLate);
  } catch (error) {
    const message = firstLine(error) ?? '';
    return message === tooLate || /Timeout \d+ms/.test(message)
      ? tooLate
      : `it can't be examined to the end, “${message}”`;
  }
}
