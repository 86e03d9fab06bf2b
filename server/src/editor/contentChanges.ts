/** What is saved and not published. */
import { createHash } from 'node:crypto';
import { constants, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFiles } from './contentFiles.ts';
import type { ChangedFile, Git } from './git.ts';

/** The content files and photographs that differ from the last commit. */
export async function contentChanges(content: ContentFiles, git: Git): Promise<ChangedFile[]> {
  const changed = await git.changed();
  // A name that begins with a dot is that of a file which a kill left half written, or of the system's own.
  return changed.filter(
    ({ file }) => !path.posix.basename(file).startsWith('.') && (content.isPhoto(file) || content.has(file)),
  );
}

/** The same for the same changes, and for no others. */
export async function fingerprintOf(root: string, changes: readonly ChangedFile[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { file, change } of changes) {
    hash.update(JSON.stringify([file, change]));
    // A link's own file is not read; no preview is made of it.
    if (change !== 'Deletes')
      hash.update(await readFile(path.join(root, file), { flag: constants.O_NOFOLLOW }).catch(() => ''));
  }
  return hash.digest('hex');
}

/** The packages whose pages show the changes. */
export function packagesOf({ packages }: ContentFiles, changes: readonly ChangedFile[]): string[] {
  const all = packages.filter((name) => !name.startsWith('shared/'));
  // What is in shared is in every package.
  const isShared = changes.some(({ file }) => file.startsWith('shared/'));
  return isShared ? all : all.filter((name) => changes.some(({ file }) => file.startsWith(`${name}/`)));
}
