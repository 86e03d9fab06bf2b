/** The one way to change what is live. */
import type { SitePaths } from '../paths.ts';
import { type ComposeOptions, type ComposeResult, prepareSite } from '../site/compose.ts';
import { type LockOptions, withLock } from '../store/lock.ts';
import { forgetOld, removeForgotten } from '../store/prune.ts';
import { readRegistryState, type StoredRegistry, writeRegistry } from '../store/registry.ts';
import { UserError } from '../userError.ts';

export interface GoLiveOptions extends ComposeOptions, LockOptions {
  /** Tries the next site before anybody sees it, `before` being the live one's registry; what it throws stops the change. */
  trial?: ((site: ComposeResult, before: StoredRegistry) => Promise<void>) | undefined;
}

export interface GoLiveResult extends ComposeResult {
  before: StoredRegistry;
  registry: StoredRegistry;
}

/** So often another machine may be faster before this one gives up. */
const tries = 5;

/**
 * Applies `change` to the registry and makes the site follow. First the next site is made whole beside the live one,
 * then the registry says so, then the site is switched. Killed before the registry is written, nothing has happened;
 * killed after it, the next command finishes, because it composes what the registry says. When another machine has
 * changed the registry meanwhile, all is done again on what it says now. `change` returns the registry itself where
 * nothing is to change. Throws what `change` and `compose` throw, and then nothing has changed.
 */
export async function goLive(
  paths: SitePaths,
  change: (registry: StoredRegistry) => StoredRegistry | Promise<StoredRegistry>,
  options: GoLiveOptions,
): Promise<GoLiveResult> {
  return withLock(paths.lock, options, async () => {
    for (let left = tries; left > 0; left -= 1) {
      const { registry: before, tag } = await readRegistryState(paths);
      const changed = await change(before);
      const registry = changed === before ? before : forgetOld(changed, new Date());
      const { publish, ...result } = await prepareSite(paths, registry, options);
      if (result.changed) await options.trial?.(result, before);
      if (registry !== before && !(await writeRegistry(paths, { registry, tag }))) continue;
      await publish();
      // Who only follows a shared store deletes nothing there.
      const tidied = registry === before ? paths.store.copies : paths.store;
      if (result.changed && tidied) await removeForgotten(tidied, registry);
      return { ...result, before, registry };
    }
    throw new UserError(
      `Other machines have changed what is live ${tries} times during this ${options.doing}: run it again.`,
    );
  });
}
