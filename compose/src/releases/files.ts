/** Operations on files and folders that several modules share. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A handler for a rejection that ignores the named system errors and throws all others. */
export const ignoring =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (!codes.includes(error.code ?? '')) throw error;
  };

/** Paths of all files below `folder`, relative to it, in order. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
