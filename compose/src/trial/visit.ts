/** One visit to one page, in a context of its own. */
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { withDeadline } from './deadline.ts';
import { waitForRest, watchRequests } from './rest.ts';

export interface VisitLimits {
  /** Milliseconds for each step of a visit, such as loading and hydrating. */
  stepMs: number;
  /** Milliseconds for each check of a page at rest: of a long page axe alone takes seconds on a busy machine. */
  checkMs: number;
  /** Milliseconds for a hydrated page to come to rest. */
  restMs: number;
}

/** Throws an Error that says what is wrong with a page that has come to rest. */
export type Check = (page: Page) => Promise<void>;

/** Visits `url` and returns the first thing that is wrong with the page; undefined if nothing is. */
export async function visit(
  browser: Browser,
  url: string,
  { stepMs, checkMs, restMs }: VisitLimits,
  checks: readonly Check[],
): Promise<string | undefined> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // Shorter than a step, so that a check's own error, which says what it waited for, comes first.
    page.setDefaultTimeout(stepMs * 0.8);
    await page.addInitScript({ path: path.join(import.meta.dirname, 'observePage.js') });
    const reported = firstError(page, new URL(url).origin);
    const requests = watchRequests(page);
    const step = (work: Promise<unknown>, what: string, ms = stepMs) =>
      withDeadline(work, ms, `${what} within ${ms / 1000} s`);
    const steps = async () => {
      await step(page.goto(url, { waitUntil: 'load', timeout: 0 }), 'it does not load');
      await step(page.waitForFunction(isHydrated, undefined, { timeout: 0 }), 'it does not hydrate');
      await step(waitForRest(page, requests, restMs), 'it stops answering and does not come to rest');
      for (const check of checks) await step(check(page), 'it does not answer', checkMs);
      return undefined;
    };
    return await Promise.race([reported, steps().catch((error: Error) => error.message)]);
  } finally {
    // A page that hangs can't be closed; it ends with the browser.
    await withDeadline(context.close(), 2_000, 'The page hangs.').catch(() => {});
  }
}

/** Runs in the page. The shell sets the attribute in an effect, once both the frame and the page have hydrated. */
const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');

/** Explains React's error 418, of which the production build gives only the number. */
const explained = (message: string) =>
  message.includes('React error #418')
    ? 'its first render in the browser differs from its HTML, as with Date.now() or Math.random() in a render; React error 418'
    : message;

/** Resolves with the page's first error or warning, or with the first file of its own site that it can't load. */
function firstError(page: Page, origin: string): Promise<string> {
  return new Promise((resolve) => {
    page.on('pageerror', (error) => resolve(explained(error.message)));
    page.on('console', (message) => {
      // Left to the listener below, which names the file.
      const isResponse = message.text().startsWith('Failed to load resource');
      // The trial keeps the service worker out, so that each visit is a first one; Playwright warns of that.
      const isBlockedWorker = message.text() === 'Service Worker registration blocked by Playwright';
      const isReported =
        ['error', 'warning'].includes(message.type()) || message.text().startsWith('Hydration recovered');
      if (isReported && !isResponse && !isBlockedWorker) resolve(explained(message.text()));
    });
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400) resolve(`${pathname} is answered with ${response.status()}`);
    });
    page.on('requestfailed', (request) => {
      // A request that the page itself aborts is no failure.
      const reason = request.failure()?.errorText ?? '';
      if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED')
        resolve(`${new URL(request.url()).pathname} can't be loaded, ${reason}`);
    });
  });
}
