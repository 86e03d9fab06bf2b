/** One writer at a time, across processes and without a daemon (docs/decisions/0015). */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { lock as take } from 'proper-lockfile';
import { UserError } from '../userError.ts';

export interface LockOptions {
  /** The work under the lock, for messages, e.g. `release of remote-blog`. */
  doing: string;
  /** Called once if another process holds the lock. */
  onWait?: (() => void) | undefined;
  /** Milliseconds to wait for the holder to end; ten minutes by default. */
  timeoutMs?: number | undefined;
}

/** Milliseconds after which a holder that gives no sign is taken for dead, and between two of its signs. */
const timing = { stale: 30_000, update: 5_000 };

/** Milliseconds between two attempts. */
const pause = 100;

/**
 * Runs `work` while holding the folder `lock`, and returns its result. A lock whose holder was killed is taken over.
 * Throws a UserError when another process holds the lock for longer than `timeoutMs`.
 */
export async function withLock<T>(
  lock: string,
  { doing, onWait, timeoutMs = 600_000 }: LockOptions,
  work: () => Promise<T>,
): Promise<T> {
  await mkdir(path.dirname(lock), { recursive: true });
  const acquire = (retries: number) =>
    take(lock, {
      ...timing,
      lockfilePath: lock,
      realpath: false,
      retries: { retries, factor: 1, minTimeout: pause, maxTimeout: pause },
    });
  const release = await acquire(0)
    .catch((error) => {
      if (error.code !== 'ELOCKED') throw error;
      onWait?.();
      return acquire(Math.ceil(timeoutMs / pause));
    })
    .catch((error) => {
      if (error.code !== 'ELOCKED') throw error;
      throw new UserError(
        `Another command has held ${lock} for too long, so the ${doing} was not begun: end that command, and try again.`,
      );
    });
  try {
    return await work();
  } finally {
    await release();
  }
}
