import { existsSync, statfsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A file system in memory, as Linux has it: nothing waits for the disk, which in these tests takes half of the time. */
const memory = '/dev/shm';

/** Free bytes from which it is used; containers often have 64 MB. */
const enough = 2 * 1024 ** 3;

const freeInMemory = () => {
  if (!existsSync(memory)) return 0;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, os.freemem());
};

/** Gives all tests one temporary folder, and removes it with everything in it when they are done. */
export default async function setup(): Promise<() => Promise<void>> {
  const parent = process.env.TMPDIR === undefined && freeInMemory() > enough ? memory : os.tmpdir();
  const folder = await mkdtemp(path.join(parent, 'unit-tests-'));
  // The tests of other packages run with it too; PostgreSQL, under a user of its own, must reach its folder inside.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}
