/** Operations on files and folders that several modules share. */
import { constants } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../userError.ts';

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

/** Opens a named pipe in place of a file as an empty file, where a plain read would wait for ever. */
export const readAtOnce = constants.O_RDONLY | constants.O_NONBLOCK;

/** The content of a file; undefined if it is missing. Throws a UserError, with the hint, when it can't be read. */
export async function readBytes(file: string, hint: string): Promise<Buffer | undefined> {
  return readFile(file, { flag: readAtOnce }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new UserError(`${file} can't be read (${error.message}): ${hint}`);
  });
}

/**
 * Replaces a file in one step: a reader sees the old content or the new, never a part. Only the lock's holder replaces files
 * and links, so a draft that already exists was left by a killed command and is deleted.
 */
export async function replaceFile(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  await rm(draft, { recursive: true, force: true });
  await writeFile(draft, content, { flush: true });
  await rename(draft, file);
}

/** Points a symbolic link at a folder in one step. */
export async function replaceLink(link: string, target: string): Promise<void> {
  const draft = `${link}.draft`;
  await rm(draft, { recursive: true, force: true });
  await symlink(path.relative(path.dirname(link), target), draft);
  await rename(draft, link);
}
