import type { Site } from '../site.ts';
import { isWithdrawn, withLive } from '../store/registry.ts';
import type { StoredRelease } from '../store/releases.ts';
import { pagesToTry } from '../trial/pagesToTry.ts';
import type { TryPages } from '../trial/tryPages.ts';
import { checkPages, checkRelease, type OnOverBudget } from './gate.ts';
import { type LiveUpdate, type LiveUpdateOptions, updateLive } from './updateLive.ts';

export interface PublishOptions extends Omit<LiveUpdateOptions, 'trial'> {
  /** Tries pages of the next site in a browser before it is live; what it throws stops the change. */
  tryPages?: TryPages | undefined;
  /** True leaves out what was rolled back: building everything must not bring it back. */
  respectWithdrawn?: boolean;
  /** Called for a page over its budget, which is refused otherwise. */
  onOverBudget?: OnOverBudget | undefined;
}

/** Makes stored releases live, all of them or none. Throws a UserError when one does not keep to the rules. */
export async function publishReleases(
  site: Site,
  releases: readonly StoredRelease[],
  { respectWithdrawn = false, onOverBudget, tryPages, ...options }: PublishOptions,
): Promise<LiveUpdate> {
  const trial: LiveUpdateOptions['trial'] = async (next, before) => {
    await checkPages(next, onOverBudget);
    await tryPages?.({ folder: next.folder, pages: await pagesToTry(site.store, next, before) });
  };
  return updateLive(
    site,
    async (before) => {
      let registry = before;
      for (const stored of releases) {
        const { name, version } = stored.release;
        if (respectWithdrawn && isWithdrawn(before, name, version)) continue;
        if (before.live[name] !== version) await checkRelease(stored, onOverBudget);
        registry = withLive(registry, name, version, new Date());
      }
      return registry;
    },
    { ...options, trial },
  );
}
