import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type LockHolder, withLock } from './lock.ts';

const freshLock = async () => path.join(await mkdtemp(path.join(os.tmpdir(), 'lock-')), 'lock');

/** A lock as another process would hold it; returns its owner's file. */
async function heldBy(lock: string, owner: Partial<LockHolder>): Promise<string> {
  const file = path.join(lock, 'other');
  await mkdir(lock, { recursive: true });
  await writeFile(
    file,
    JSON.stringify({ pid: process.pid, host: os.hostname(), doing: 'release of remote-blog', ...owner }),
  );
  return file;
}

/** How many of ten users of the lock have worked at the same time. */
async function mostAtOnce(lock: string): Promise<number> {
  let working = 0;
  let most = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await sleep(5);
    working -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => withLock(lock, { doing: 'test' }, work)));
  return most;
}

it('a lock lets one process work at a time, and is gone when all are done', async () => {
  const lock = await freshLock();
  expect(await mostAtOnce(lock)).toBe(1);
  expect(await readdir(path.dirname(lock))).toEqual([]);
});

it('a lock is released when the work fails', async () => {
  const lock = await freshLock();
  await expect(withLock(lock, { doing: 'test' }, () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(await withLock(lock, { doing: 'test' }, async () => 'done')).toBe('done');
});

it('a lock of a dead process is taken over by one process alone', async () => {
  const lock = await freshLock();
  // A process of this number runs, but it began at another time.
  await heldBy(lock, { started: '1' });
  expect(await mostAtOnce(lock)).toBe(1);
});

it('a lock of another machine is taken over after a minute without a heartbeat', async () => {
  const lock = await freshLock();
  const file = await heldBy(lock, { host: 'elsewhere' });
  await expect(withLock(lock, { doing: 'test', timeoutMs: 0 }, async () => {})).rejects.toThrow('elsewhere');
  const before = new Date(Date.now() - 61_000);
  await utimes(file, before, before);
  expect(await withLock(lock, { doing: 'test' }, async () => 'done')).toBe('done');
});

it.each(['', '{"pid":', 'null'])(
  'a lock whose owner is written as %j is taken over after a minute of silence',
  async (text) => {
    const lock = await freshLock();
    const file = await heldBy(lock, {});
    await writeFile(file, text);
    await expect(withLock(lock, { doing: 'test', timeoutMs: 100 }, async () => {})).rejects.toThrow(
      `Another command holds ${lock}, which does not name its process: delete it if no other command is running.`,
    );
    const before = new Date(Date.now() - 61_000);
    await utimes(file, before, before);
    expect(await withLock(lock, { doing: 'test' }, async () => 'done')).toBe('done');
  },
);

it('a lock with an unknown folder in it is waited for up to the limit, and taken over after a minute', async () => {
  const lock = await freshLock();
  const folder = path.join(lock, 'folder');
  await mkdir(folder, { recursive: true });
  await expect(withLock(lock, { doing: 'test', timeoutMs: 100 }, async () => {})).rejects.toThrow(lock);
  const before = new Date(Date.now() - 61_000);
  await utimes(folder, before, before);
  expect(await withLock(lock, { doing: 'test' }, async () => 'done')).toBe('done');
});

it('taking a lock removes the draft of a process that was killed while waiting, and no other', async () => {
  const lock = await freshLock();
  const dead = `${lock}.1-a`;
  const others = [`${lock}.2-b`, `${lock}.3-c`, `${lock}-file`];
  await heldBy(dead, { started: '1' });
  await heldBy(others[0] ?? '', { host: 'elsewhere' });
  await mkdir(others[1] ?? '');
  await writeFile(others[2] ?? '', '');
  await withLock(lock, { doing: 'test' }, async () => {});
  expect((await readdir(path.dirname(lock))).sort()).toEqual(
    others.map((file) => path.basename(file)).sort(),
  );
});

it('a lock of a living process is waited for up to the limit, and the wait is reported', async () => {
  const lock = await freshLock();
  const waits: string[] = [];
  const late = withLock(lock, { doing: 'holds it' }, async () => {
    const onWait = ({ doing }: LockHolder) => waits.push(doing);
    await withLock(lock, { doing: 'test', timeoutMs: 100, onWait }, async () => {});
  });
  await expect(late).rejects.toThrow(
    `"holds it" (process ${process.pid} on ${os.hostname()}) has not ended: end it, or delete ${lock} if that process is gone.`,
  );
  expect(waits).toEqual(['holds it']);
  expect(await readdir(path.dirname(lock))).toEqual([]);
});
