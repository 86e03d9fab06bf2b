import { UserError } from '@sayapatri/hosting/userError';
import { contentChanges, fingerprintOf } from './contentChanges.ts';
import type { ContentFiles } from './contentFiles.ts';
import type { Git } from './git.ts';
import { promote, rollBack } from './liveVersions.ts';
import type { Journal } from './notes.ts';

/**
 * Does what the journal of a publication or an undoing says: makes it live, then commits. Each step may have been done
 * before, by an editor that was killed. Rejects with a UserError where a step is refused.
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
