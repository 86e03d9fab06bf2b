/** Reads which process holds a lock, and whether that process has ended. */
import { readdir, readFile, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isRunning } from '@sayapatri/hosting/isRunning';

export interface LockHolder {
  pid: number;
  host: string;
  /** When the process started, in clock ticks since boot; a later process with the same number has another value. */
  started: string | undefined;
  /** The process's work, for the message of a command that waits for it. */
  doing: string;
}

/** A lock as it is found on disk. */
interface HeldLock {
  /** The file in the lock's folder that names the holder. */
  file: string;
  /** Undefined if the file can't be read, e.g. because a power failure cut it short. */
  holder: LockHolder | undefined;
}

/** Milliseconds without a heartbeat after which a holder on another machine is taken for dead. */
const silenceMs = 60_000;

/** This process as the holder of a lock. */
export const thisProcess = async (doing: string): Promise<LockHolder> => ({
  pid: process.pid,
  host: os.hostname(),
  started: await startOf('self'),
  doing,
});

/** Undefined where nobody holds the lock. */
export async function readHolder(lock: string): Promise<HeldLock | undefined> {
  const [name] = await readdir(lock).catch(() => []);
  if (name === undefined) return undefined;
  const file = path.join(lock, name);
  return { file, holder: parseHolder(await readFile(file, 'utf8').catch(() => '')) };
}

function parseHolder(text: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(text);
    return typeof holder?.pid === 'number' ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** True when the holder has ended: its process is gone, or, where that can't be seen, its heartbeat has stopped. */
export async function isAbandoned({ file, holder }: HeldLock): Promise<boolean> {
  if (holder?.host === os.hostname()) return isDead(holder);
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > silenceMs;
}

/** True for a process of this machine that has ended. */
export const isDeadHere = async (holder: LockHolder | undefined) =>
  holder?.host === os.hostname() && (await isDead(holder));

const isDead = async ({ pid, started }: LockHolder) => !isRunning(pid) || (await startOf(pid)) !== started;

/** The 22nd field of /proc/PID/stat; undefined on systems other than Linux, where only the process number is compared. */
async function startOf(pid: number | 'self'): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
}
