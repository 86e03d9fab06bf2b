/** One writer at a time, across processes and without a daemon (docs/decisions/0015). */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { lock as take } from 'proper-lockfile';

/** Milliseconds after which a holder that gives no sign is taken for dead, and between two of its signs. */
const timing = { stale: 30_000, update: 5_000 };

/** Milliseconds between two attempts. */
const pause = 100;
/** Attempts before the person is told of the wait, and after that: one second and ten minutes. */
const [soon, later] = [10, 6_000];

/**
 * Runs `work` while holding the folder `lock`, and returns its result; prints that it waits for another process, if it has
 * to. A lock whose holder was killed is taken over. Throws a UserError when another process holds the lock for too long.
 */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(lock), { recursive: true });
  const acquire = (retries: number) =>
    take(lock, {
      ...timing,
      lockfilePath: lock,
      realpath: false,
      retries: { retries, factor: 1, minTimeout: pause, maxTimeout: pause },
    });
  const release = await acquire(soon)
    .catch((error) => {
      if (error.code !== 'ELOCKED') throw error;
      console.log('  waiting for another command to end');
      return acquire(later);
    })
    .catch((error) => {
      if (error.code !== 'ELOCKED') throw error;
      throw new UserError(`Another command has held ${lock} for too long: end that command, and try again.`);
    });
  try {
    return await work();
  } finally {
    await release();
  }
}
