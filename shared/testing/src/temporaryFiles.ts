import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Gives all tests one temporary folder, and removes it with everything in it when they are done. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const name = 'unit-tests-';
  // Another package of the same run has made it.
  if (path.basename(os.tmpdir()).startsWith(name)) return undefined;
  const folder = await mkdtemp(path.join(os.tmpdir(), name));
  // Other users may enter the folder, because PostgreSQL runs as another user and has its own folder inside.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A new folder within it that holds these files, by their paths. */
export async function folderWith(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'test-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return folder;
}
