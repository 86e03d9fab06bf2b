import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Milliseconds without activity after which a page is at rest. An error that comes later than this is not found. */
const quietMs = 600;

/** The observations that `observePage.js` keeps in the page. */
interface PageObservations {
  /** What the page did last: changes of the document, timers, animation frames. */
  lastActivity: string;
  /** When that happened, by the page's `performance.now()`. */
  at: number;
  /** Cumulative layout shift so far. */
  layoutShift: number;
  /** The document's title before the page's own code ran. */
  servedTitle?: string;
  patchedBuiltIn: () => string | undefined;
}

declare global {
  interface Window {
    trial: PageObservations;
  }
}

/** Follows a page's requests; returns how many are unanswered, and the milliseconds since one began or ended. */
export function watchRequests(page: Page): () => { open: number; quiet: number } {
  const open = new Set<unknown>();
  let last = performance.now();
  const ended = (request: unknown) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    open.add(request);
    last = performance.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => ({ open: open.size, quiet: performance.now() - last });
}

/** Waits until the page is at rest. After `timeoutMs` it throws an Error that says what keeps the page busy. */
export async function waitForRest(
  page: Page,
  requests: ReturnType<typeof watchRequests>,
  timeoutMs: number,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const { lastActivity, quiet } = await page.evaluate(() => ({
      lastActivity: window.trial.lastActivity,
      quiet: performance.now() - window.trial.at,
    }));
    const network = requests();
    if (quiet >= quietMs && network.open === 0 && network.quiet >= quietMs) return;
    if (performance.now() > deadline) {
      const reason = quiet >= quietMs ? 'requests' : lastActivity;
      throw new Error(`it does not come to rest within ${timeoutMs / 1000} s, because of ${reason}`);
    }
    await delay(50);
  }
}
