/** How long the browser takes to paint after an input (Event Timing, rounded to 8 ms). */
import type { JSHandle, Page } from 'playwright';
import { sorted } from './median.ts';

/** The shortest duration that the browser reports, in milliseconds. */
const minReported = 16;

/**
 * The longest event of each interaction, in milliseconds, by the interaction's number. The map lives in the page and
 * grows there.
 */
type InputTimes = JSHandle<Map<number, number>>;

export const observeInputs = (page: Page): Promise<InputTimes> =>
  page.evaluateHandle((durationThreshold) => {
    const longest = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const { duration, interactionId = 0 } of list.getEntries() as (PerformanceEntry & {
        interactionId?: number;
      })[])
        if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    return longest;
  }, minReported);

/**
 * The times of `inputs` interactions in milliseconds, shortest first; an interaction too short to be reported counts as
 * the shortest reportable time.
 */
export async function reportedTimes(times: InputTimes, inputs: number): Promise<number[]> {
  const reported = await times.evaluate((longest) => [...longest.values()]);
  const short = Array.from({ length: Math.max(0, inputs - reported.length) }, () => minReported);
  return sorted([...short, ...reported]);
}
