import { setTimeout as delay } from 'node:timers/promises';

/**
 * What `work` returns or throws, or an Error with `message` when it has not ended after `ms` milliseconds. The work itself
 * is not stopped.
 */
export async function withDeadline<T>(work: Promise<T>, ms: number, message: string): Promise<T> {
  const ended = new AbortController();
  const late = delay(ms, undefined, { signal: ended.signal }).then(() => {
    throw new Error(message);
  });
  // Aborting the timer rejects it too.
  late.catch(() => {});
  // The work's errors after the deadline have no other handler.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => ended.abort());
}
