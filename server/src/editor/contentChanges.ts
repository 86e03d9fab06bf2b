/** Finds saved changes that are not published, and publishes them. */
import { createHash } from 'node:crypto';
import { constants, readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/hosting/userError';
import type { ContentFiles } from './contentFiles.ts';
import type { ChangedFile, Git } from './git.ts';
import { promote, rollBack } from './liveVersions.ts';
import type { Journal } from './notes.ts';

/** The content files and photographs that differ from the last commit. */
export async function contentChanges(content: ContentFiles, git: Git): Promise<ChangedFile[]> {
  const changed = await git.changed();
  // A file whose name begins with a dot is the system's own, or was left half written by a kill.
  return changed.filter(
    ({ file }) => !path.posix.basename(file).startsWith('.') && (content.isPhoto(file) || content.has(file)),
  );
}

/** A hash of the changed files and their content. */
export async function fingerprintOf(root: string, changes: readonly ChangedFile[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { file, change } of changes) {
    hash.update(JSON.stringify([file, change]));
    // Symbolic links are not followed; a preview refuses them.
    if (change !== 'Deletes')
      hash.update(await readFile(path.join(root, file), { flag: constants.O_NOFOLLOW }).catch(() => ''));
  }
  return hash.digest('hex');
}

/** The packages whose pages show the changes. */
export function packagesOf({ packages }: ContentFiles, changes: readonly ChangedFile[]): string[] {
  const all = packages.filter((name) => !name.startsWith('shared/'));
  // Every package contains the files in shared/.
  const isShared = changes.some(({ file }) => file.startsWith('shared/'));
  return isShared ? all : all.filter((name) => changes.some(({ file }) => file.startsWith(`${name}/`)));
}

/**
 * Makes the releases of a publication, or of its undoing, live, and then commits. Each step may have been done before, by
 * an editor that was killed. Rejects with a UserError where a step is refused.
 */
export async function finishPublication(journal: Journal, content: ContentFiles, git: Git): Promise<void> {
  const { files, message, by, fingerprint, former, promoted, undo } = journal;
  const { root } = content;
  const versions = promoted
    ? await promote(root, promoted.packages, promoted.environment)
    : await rollBack(root, undo?.released ?? [], former);
  if (undo) await git.restore(`${undo.commit}^`, files);
  const changes = await contentChanges(content, git);
  // Without changes, the commit was made before the editor was killed.
  if (changes.length === 0) return git.tellUsualIndex(files);
  if (!undo && fingerprint !== (await fingerprintOf(root, changes)))
    throw new UserError('The pages are live, but files were changed by hand meanwhile: publish once more.');
  const released = Object.entries(versions).map(([name, version]) => ({
    name,
    version,
    inPlaceOf: former[name] ?? null,
  }));
  await git.commit(files, message, released, by);
  await git.tellUsualIndex(files);
}
