/** Previews: listed, and deleted when nobody has released to them for a while. */

import { UserError } from '@sayapatri/contract/userError';
import { type Environment, folderOf, isPreview } from '../environments.ts';
import { sitePaths } from '../paths.ts';
import { withLock } from './lock.ts';
import type { Site } from './openSite.ts';
import { removeForgotten } from './prune.ts';
import { type Registry, readOwnRegistry, readRegistry } from './registry.ts';
import { type Store, StoreUnavailable } from './store.ts';

/** Days after the last release to it that a preview is kept. */
export const previewDays = 14;

/** The names of a store's previews, including one whose first release is not finished. */
async function previewsIn(store: Store): Promise<Environment[]> {
  return (await store.list('preview')).map(({ name }) => `preview/${name}`).filter(isPreview);
}

/** Deletes the releases that no environment of `store` names from `pruned`: the store, or this machine's copies of it. */
export async function pruneReleases(store: Store, pruned: Store): Promise<void> {
  const environments: Environment[] = ['production', 'staging', ...(await previewsIn(store))];
  const registries = environments.map((environment) => readRegistry({ store, environment }));
  const work = Promise.all(registries).then((all) => removeForgotten(pruned, all));
  await work.catch(leftForLater);
}

/** Deletes a preview with its site. Throws a UserError when there is none of this name. */
export async function removePreview(site: Site): Promise<void> {
  await withLock(site.lock, async () => {
    const { registry } = await readOwnRegistry(site);
    if (registry === undefined) {
      const names = await previewsIn(site.store);
      const list = names.length > 0 ? `the previews are ${names.join(', ')}` : 'there are no previews';
      throw new UserError(`There is no ${site.environment}: ${list}.`);
    }
    await site.store.remove(folderOf(site.environment));
  });
}

/** Deletes the previews that are too old, and the remains of previews whose deletion was killed. */
export async function removeOldPreviews({ store, root }: Site, now: Date): Promise<void> {
  for (const environment of await previewsIn(store)) {
    const { lock } = sitePaths(root, environment);
    const removeIfOld = async () => {
      const { registry } = await readOwnRegistry({ store, environment });
      if (registry === undefined || now.getTime() >= endOf(registry))
        await store.remove(folderOf(environment));
    };
    // Skips a preview that is being changed or can't be read: a later command deletes it.
    await withLock(lock, removeIfOld, 0).catch(leftForLater);
  }
}

/**
 * Ignores faults of other environments, which must not make a release fail, and the refusal to delete what only another
 * environment's credentials may delete.
 */
function leftForLater(error: unknown): void {
  if (error instanceof StoreUnavailable && error.code === 'AccessDenied') return;
  if (!(error instanceof UserError) || error instanceof StoreUnavailable) throw error;
}

/** Milliseconds since 1970 until which a preview is kept. */
function endOf({ history }: Registry): number {
  const releases = Object.values(history).flat();
  return Math.max(...releases.map(({ at }) => Date.parse(at))) + previewDays * 24 * 3600_000;
}
