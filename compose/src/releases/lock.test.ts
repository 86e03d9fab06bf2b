import { mkdir, mkdtemp, readdir, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withLock } from './lock.ts';

const freshLock = async () => path.join(await mkdtemp(path.join(os.tmpdir(), 'lock-')), 'lock');

it('a lock lets one process work at a time, and is gone when all are done', async () => {
  const lock = await freshLock();
  let working = 0;
  let most = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await sleep(5);
    working -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => withLock(lock, { doing: 'test' }, work)));
  expect(most).toBe(1);
  expect(await readdir(path.dirname(lock))).toEqual([]);
});

it('a lock is released when the work fails', async () => {
  const lock = await freshLock();
  await expect(withLock(lock, { doing: 'test' }, () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(await withLock(lock, { doing: 'test' }, async () => 'done')).toBe('done');
});

it('a lock whose holder gives no sign is taken over', async () => {
  const lock = await freshLock();
  await mkdir(lock);
  const before = new Date(Date.now() - 31_000);
  await utimes(lock, before, before);
  expect(await withLock(lock, { doing: 'test' }, async () => 'done')).toBe('done');
});

it('a lock of a living process is waited for up to the limit, and the wait is reported', async () => {
  const lock = await freshLock();
  let waits = 0;
  const onWait = () => {
    waits += 1;
  };
  const late = withLock(lock, { doing: 'first' }, () =>
    withLock(lock, { doing: 'release', timeoutMs: 100, onWait }, async () => {}),
  );
  await expect(late).rejects.toThrow(
    `Another command has held ${lock} for too long, so the release was not begun`,
  );
  expect(waits).toBe(1);
});
