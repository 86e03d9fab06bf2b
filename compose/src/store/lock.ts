/** One writer at a time, across processes and without a daemon (docs/decisions/0015). */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir, unlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../userError.ts';
import { ignoring } from './ignoring.ts';
import { isAbandoned, isDeadHere, type LockHolder, readHolder, thisProcess } from './lockHolder.ts';

export interface LockOptions {
  /** The work under the lock, for messages, e.g. `release of remote-blog`. */
  doing: string;
  /** Called once if the lock is taken, with its holder. */
  onWait?: ((holder: LockHolder) => void) | undefined;
  /** Milliseconds to wait for the holder to end; ten minutes by default. */
  timeoutMs?: number | undefined;
}

/** Milliseconds between two heartbeats of the holder. */
const heartbeat = 5_000;

/**
 * Runs `work` while holding the folder `lock`, and returns its result. A lock whose holder was killed is taken over.
 * Throws a UserError when another process holds the lock for longer than `timeoutMs`.
 */
export async function withLock<T>(lock: string, options: LockOptions, work: () => Promise<T>): Promise<T> {
  const mine = path.join(lock, await acquire(lock, options));
  const beat = setInterval(() => void utimes(mine, new Date(), new Date()).catch(() => {}), heartbeat);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await unlink(mine).catch(ignoring('ENOENT'));
    await rmdir(lock).catch(ignoring('ENOENT', 'ENOTEMPTY', 'EEXIST'));
  }
}

/**
 * The lock is a folder with a file that names its holder. It is made under another name and then renamed, which succeeds
 * only where there is no folder or an empty one; a dead holder's file is removed by its own name. So no step can take the
 * lock from a process that has just got it. Returns the file's name.
 */
async function acquire(lock: string, { doing, onWait, timeoutMs = 600_000 }: LockOptions): Promise<string> {
  const name = `${process.pid}-${randomUUID()}`;
  const draft = `${lock}.${name}`;
  const deadline = Date.now() + timeoutMs;
  let waitReported = false;
  await mkdir(draft, { recursive: true });
  await writeFile(path.join(draft, name), JSON.stringify(await thisProcess(doing)));
  await removeDeadDrafts(lock);
  while (!(await renamed(draft, lock))) {
    const held = await readHolder(lock);
    if (held && (await isAbandoned(held))) {
      await rm(held.file, { recursive: true, force: true });
    } else if (held?.holder && !waitReported) {
      onWait?.(held.holder);
      waitReported = true;
    }
    if (Date.now() > deadline) {
      await rm(draft, { recursive: true, force: true });
      throw new UserError(timeoutMessage(lock, held?.holder));
    }
    await sleep(50);
  }
  return name;
}

const timeoutMessage = (lock: string, holder: LockHolder | undefined) =>
  holder
    ? `"${holder.doing}" (process ${holder.pid} on ${holder.host}) has not ended: end it, or delete ${lock} if that process is gone.`
    : `Another command holds ${lock}, which does not name its process: delete it if no other command is running.`;

/** Deletes the drafts of processes that were killed while waiting. */
async function removeDeadDrafts(lock: string): Promise<void> {
  for (const name of await readdir(path.dirname(lock))) {
    if (!name.startsWith(`${path.basename(lock)}.`)) continue;
    const draft = path.join(path.dirname(lock), name);
    // Drafts of other machines stay: a draft has no heartbeat, so whether their process is running is unknown.
    if (await isDeadHere((await readHolder(draft))?.holder))
      await rm(draft, { recursive: true, force: true });
  }
}

const renamed = (draft: string, lock: string) =>
  rename(draft, lock).then(
    () => true,
    (error) => ignoring('ENOTEMPTY', 'EEXIST')(error) ?? false,
  );
