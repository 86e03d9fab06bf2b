/** The one way to change what is live. */
import type { Layout } from '../paths.ts';
import { type ComposeOptions, type ComposeResult, prepareSite } from '../site/compose.ts';
import { type LockOptions, withLock } from '../store/lock.ts';
import { forgetOld, removeForgotten } from '../store/prune.ts';
import { readRegistry, type StoredRegistry, writeRegistry } from '../store/registry.ts';

export interface GoLiveOptions extends ComposeOptions, LockOptions {
  /** Tries the next site before anybody sees it; what it throws stops the change. */
  trial?: ((site: ComposeResult) => Promise<void>) | undefined;
}

export interface GoLiveResult extends ComposeResult {
  before: StoredRegistry;
  registry: StoredRegistry;
}

/**
 * Applies `change` to the registry and makes the site follow. First the next site is made whole beside the live one,
 * then the registry says so, then the site is switched. Killed before the registry is written, nothing has happened;
 * killed after it, the next command finishes, because it composes what the registry says. `change` returns the
 * registry itself where nothing is to change. Throws what `change` and `compose` throw, and then nothing has changed.
 */
export async function goLive(
  layout: Layout,
  change: (registry: StoredRegistry) => StoredRegistry | Promise<StoredRegistry>,
  options: GoLiveOptions,
): Promise<GoLiveResult> {
  return withLock(layout.lock, options, async () => {
    const before = await readRegistry(layout);
    const changed = await change(before);
    const registry = changed === before ? before : forgetOld(changed, new Date());
    const { publish, ...result } = await prepareSite(layout, registry, options);
    if (result.changed) await options.trial?.(result);
    if (registry !== before) await writeRegistry(layout, registry);
    await publish();
    await removeForgotten(layout, registry);
    return { ...result, before, registry };
  });
}
