import { existsSync, statfsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { removeLeftBehind } from './removeLeftBehind.ts';

/** Linux's file system in memory: tests take half the time because nothing waits for the disk. */
const memory = '/dev/shm';

/** The file system is used if at least this many bytes are free there; containers often have only 64 MB. */
const enough = 2 * 1024 ** 3;

const prefix = 'unit-tests-';

const freeInMemory = () => {
  if (!existsSync(memory)) return 0;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, os.freemem());
};

/** Gives all tests one temporary folder, and removes it with everything in it when they are done. */
export default async function setup(): Promise<() => Promise<void>> {
  const parent = process.env.TMPDIR === undefined && freeInMemory() > enough ? memory : os.tmpdir();
  await removeLeftBehind(parent, prefix);
  const folder = await mkdtemp(path.join(parent, `${prefix}${process.pid}-`));
  // Other users may enter the folder, because PostgreSQL runs as another user and has its own folder inside.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}
