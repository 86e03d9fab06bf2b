import { setTimeout as delay } from 'node:timers/promises';

/**
 * What `work` returns or throws, or an Error with `message` when it has not ended after `ms` milliseconds. The work itself
 * is not stopped.
 */
export const withDeadline = <T>(work: Promise<T>, ms: number, message: string): Promise<T> =>
  Promise.race([
    work,
    delay(ms, undefined, { ref: false }).then(() => {
      throw new Error(message);
    }),
  ]);

/** Whether `work` ends without an error. */
export const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
