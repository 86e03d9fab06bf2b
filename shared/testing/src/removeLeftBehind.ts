import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from '@sayapatri/hosting/isRunning';

/** Deletes the folders `<prefix><process number>…` in `parent` of processes that were killed before they could. */
export async function removeLeftBehind(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    // Another user's folder can't be deleted, and does no harm.
    if (pid > 0 && !isRunning(pid))
      await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => {});
  }
}
