/** One writer at a time, across processes and without a daemon (docs/decisions/0015). */
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
import { isRunning } from '@sayapatri/hosting/isRunning';
import { attempt } from '../attempt.ts';
import { UserError } from '../userError.ts';
import { ignoring } from './files.ts';

export interface LockHolder {
  pid: number;
  host: string;
  /** When the process started, in clock ticks since boot; a later process with the same number has another value. */
  started: string | undefined;
  /** The process's work, for the message of a command that waits for it. */
  doing: string;
}

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
    const holder = (await readHolder(draft))?.holder;
    if (holder?.host === os.hostname() && (await isDead(holder)))
      await rm(draft, { recursive: true, force: true });
  }
}

const renamed = (draft: string, lock: string) =>
  rename(draft, lock).then(
    () => true,
    (error) => ignoring('ENOTEMPTY', 'EEXIST')(error) ?? false,
  );

interface HeldLock {
  /** The file in the lock's folder that names the holder. */
  file: string;
  /** Undefined if the file can't be read, e.g. because a power failure cut it short. */
  holder: LockHolder | undefined;
}

/** Milliseconds without a heartbeat after which a holder on another machine is taken for dead. */
const silenceMs = 60_000;

const thisProcess = async (doing: string): Promise<LockHolder> => ({
  pid: process.pid,
  host: os.hostname(),
  started: await startOf('self'),
  doing,
});

async function readHolder(lock: string): Promise<HeldLock | undefined> {
  const [name] = await readdir(lock).catch(() => []);
  if (name === undefined) return undefined;
  const file = path.join(lock, name);
  return { file, holder: parseHolder(await readFile(file, 'utf8').catch(() => '')) };
}

function parseHolder(text: string): LockHolder | undefined {
  const holder = attempt(() => JSON.parse(text));
  return typeof holder?.pid === 'number' ? holder : undefined;
}

/** True when the holder has ended: its process is gone, or, where that can't be seen, its heartbeat has stopped. */
async function isAbandoned({ file, holder }: HeldLock): Promise<boolean> {
  if (holder?.host === os.hostname()) return isDead(holder);
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > silenceMs;
}

/** True when a process of this machine has ended. */
const isDead = async ({ pid, started }: LockHolder) => !isRunning(pid) || (await startOf(pid)) !== started;

/** The 22nd field of /proc/PID/stat; undefined on systems other than Linux, where only the process number is compared. */
async function startOf(pid: number | 'self'): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
}
