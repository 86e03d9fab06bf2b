/** One writer at a time, across processes and without a daemon. */
import { randomUUID } from 'node:crypto';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../userError.ts';
import { ignoring } from './ignoring.ts';

export interface LockOwner {
  pid: number;
  host: string;
  /** When the process began, in the system's own ticks: tells it from a later one with the same number. */
  started: string | undefined;
  /** What it does, in words for whoever waits. */
  doing: string;
}

export interface LockOptions {
  /** What is done under the lock, e.g. `release remote-blog`. */
  doing: string;
  /** Hears once of the owner that is waited for. */
  onWait?: ((owner: LockOwner) => void) | undefined;
  /** Milliseconds to wait for another's work. */
  patience?: number | undefined;
}

const heartbeat = 5_000;
/** An owner on another machine, or one that can't be read, is taken for dead when silent for so long (ms). */
const silence = 60_000;

/**
 * Runs `work` while holding the folder `lock`. A lock whose owner was killed is taken over. Throws a UserError when
 * another's work takes longer than `patience`.
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
 * The lock is a folder that holds its owner's file. It is made whole aside and renamed into place, which succeeds
 * only where there is no folder or an empty one; a dead owner's file is removed by its own name. So no step can
 * take a lock from someone who has just got it.
 */
async function acquire(lock: string, { doing, onWait, patience = 600_000 }: LockOptions): Promise<string> {
  const name = `${process.pid}-${randomUUID()}`;
  const draft = `${lock}.${name}`;
  const owner: LockOwner = { pid: process.pid, host: os.hostname(), started: await startOf('self'), doing };
  const deadline = Date.now() + patience;
  let told = false;
  await mkdir(draft, { recursive: true });
  await writeFile(path.join(draft, name), JSON.stringify(owner));
  await removeDeadDrafts(lock);
  while (!(await moved(draft, lock))) {
    const held = await readOwner(lock);
    if (held && (await isGone(held))) {
      await rm(held.file, { recursive: true, force: true });
    } else if (held?.owner && !told) {
      onWait?.(held.owner);
      told = true;
    }
    if (Date.now() > deadline) {
      await rm(draft, { recursive: true, force: true });
      throw new UserError(refusalOf(lock, held?.owner));
    }
    await sleep(50);
  }
  return name;
}

const refusalOf = (lock: string, owner: LockOwner | undefined) =>
  owner
    ? `"${owner.doing}" (process ${owner.pid} on ${owner.host}) has not ended: end it, or delete ${lock} if it is no more.`
    : `${lock} can't be had, and does not say who holds it: delete it if no other command is at work.`;

/** Commands that were killed while they waited leave theirs. */
async function removeDeadDrafts(lock: string): Promise<void> {
  for (const name of await readdir(path.dirname(lock))) {
    if (!name.startsWith(`${path.basename(lock)}.`)) continue;
    const draft = path.join(path.dirname(lock), name);
    const owner = (await readOwner(draft))?.owner;
    // Of another machine's nothing is known: no heart beats in a draft.
    if (owner?.host === os.hostname() && (await isDead(owner)))
      await rm(draft, { recursive: true, force: true });
  }
}

const moved = (draft: string, lock: string) =>
  rename(draft, lock).then(
    () => true,
    (error) => ignoring('ENOTEMPTY', 'EEXIST')(error) ?? false,
  );

interface Held {
  file: string;
  /** Undefined where the file can't be read, or was not yet on disk when the power went. */
  owner: LockOwner | undefined;
}

async function readOwner(lock: string): Promise<Held | undefined> {
  const [name] = await readdir(lock).catch(() => []);
  if (name === undefined) return undefined;
  const file = path.join(lock, name);
  return { file, owner: parseOwner(await readFile(file, 'utf8').catch(() => '')) };
}

function parseOwner(text: string): LockOwner | undefined {
  try {
    const owner = JSON.parse(text);
    return typeof owner?.pid === 'number' ? owner : undefined;
  } catch {
    return undefined;
  }
}

async function isGone({ file, owner }: Held): Promise<boolean> {
  if (owner?.host === os.hostname()) return isDead(owner);
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > silence;
}

/** Of a process on this machine. */
const isDead = async ({ pid, started }: LockOwner) => !isAlive(pid) || (await startOf(pid)) !== started;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not ours to signal, but there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The 22nd field of Linux's process table; undefined elsewhere, where the process number alone has to do. */
async function startOf(pid: number | 'self'): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
}
