/** The one way to change what is live. */
import type { Release } from '@sayapatri/contract/release';
import { UserError } from '@sayapatri/contract/userError';
import { type Gate, judgeSite, newConflicts, refuse } from '../checks/gate.ts';
import { withLock } from '../releases/lock.ts';
import type { Site } from '../releases/openSite.ts';
import { forgetOld, pruneReleases } from '../releases/prune.ts';
import { type Registry, readRegistryState, writeRegistry } from '../releases/registry.ts';
import { type ComposeResult, prepareSite } from '../render/compose.ts';
import { liveReleases, readSnapshot } from '../render/snapshot.ts';
import { switchSite } from '../render/switchSite.ts';

export interface LiveUpdate extends ComposeResult {
  before: Registry;
  registry: Registry;
}

/** Maximum number of attempts to apply a change, each after another machine has changed the registry meanwhile. */
const attempts = 5;

/**
 * Applies `change` to the registry and switches to a site composed from the result. The next site is composed beside the
 * live one, then the registry is written, then the site is switched. If the command is killed before it has written the
 * registry, nothing has changed; if it is killed later, the next command finishes the work, because it composes the
 * versions that the registry names. `change` gets the registry and the live releases, and returns the registry itself where
 * nothing is to change. Throws what `change`, the gate and `prepareSite` throw, and leaves the registry and the live site as
 * they were.
 */
export async function updateLive(
  site: Site,
  change: (registry: Registry, live: readonly Release[]) => Registry | Promise<Registry>,
  gate?: Gate,
): Promise<LiveUpdate> {
  return withLock(site.lock, async () => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const { registry: before, tag } = await readRegistryState(site);
      const live = await liveReleases(site, before);
      const changed = await change(before, live);
      const registry = changed === before ? before : forgetOld(changed, new Date());
      const next = await readSnapshot(site, registry);
      if (changed !== before && gate) {
        const { onWarning = refuse, allowLess = false } = gate;
        for (const fault of newConflicts(next.releases, live, allowLess)) onWarning(fault);
      }
      const result = await prepareSite(site, next);
      if (result.changed && gate) await judgeSite(site, result, live, gate);
      if (registry !== before && !(await writeRegistry(site, { registry, tag }))) continue;
      if (result.changed) await switchSite(site, result.folder);
      if (result.changed) await pruneReleases(site);
      return { ...result, before, registry };
    }
    throw new UserError(
      `Other machines have changed what is live ${attempts} times meanwhile: run the command again.`,
    );
  });
}
