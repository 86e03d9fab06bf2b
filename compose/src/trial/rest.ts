import { setTimeout as delay } from 'node:timers/promises';
import type { Visit } from './rules/pageRule.ts';

/** Milliseconds without activity after which a page is at rest. An error that comes later than this is not found. */
const usualQuietMs = 600;

/** The observations that `observePage.js` keeps in the page. */
interface PageObservations {
  /** What the page did last: changes of the document, timers, animation frames. */
  lastActivity: string;
  /** How often it did something. */
  activities: number;
  /** Cumulative layout shift so far. */
  layoutShift: number;
  /** The document's title before the page's own code ran. */
  servedTitle?: string;
  /** Called when the trial itself has added a global. */
  keepGlobals: () => void;
  globalsFault: () => string | undefined;
  /** How often it has printed itself. */
  prints: number;
  storageFault: () => string | undefined;
  /** How often its code has gone back or forward in the history. */
  travels: number;
  useFault: () => string | undefined;
  connectionFault: () => string | undefined;
  changeOfGiven: () => string | undefined;
  changeAround: () => string | undefined;
  /** Lets the page believe that the visitor looks at another tab, or back at it. */
  lookAway: (away: boolean) => void;
  /** Messages of errors and rejections that nobody has handled. */
  errors: string[];
  /** Entries of the history when the page was opened. */
  entries: number;
}

declare global {
  interface Window {
    trial: PageObservations;
  }
}

/** Waits until the page is at rest. Returns a fault that names what keeps it busy beyond its limit. */
export async function restFault(
  { page, notes, limits: { restMs } }: Visit,
  quietMs = usualQuietMs,
): Promise<string | undefined> {
  const deadline = performance.now() + restMs;
  let seen = -1;
  let since = 0;
  for (;;) {
    const { lastActivity, activities } = await page.evaluate(() => ({
      lastActivity: window.trial.lastActivity,
      activities: window.trial.activities,
    }));
    const now = performance.now();
    // Measured in this process, because the clock in the page may be ahead.
    if (activities !== seen) since = now;
    seen = activities;
    const isQuiet = now - since >= quietMs;
    if (isQuiet && notes.open === 0 && now - notes.lastRequest >= quietMs) return undefined;
    if (now > deadline)
      return `it does not come to rest within ${restMs / 1000} s, because of ${isQuiet ? 'requests' : lastActivity}`;
    await delay(Math.min(quietMs, 200));
  }
}
