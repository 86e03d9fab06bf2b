import { type Gate, refuse } from '../checks/gate.ts';
import { releaseFaults } from '../checks/releaseRules.ts';
import type { Site } from '../releases/openSite.ts';
import { isWithdrawn, withLive } from '../releases/registryChanges.ts';
import type { StoredRelease } from '../releases/releases.ts';
import { type LiveUpdate, updateLive } from './updateLive.ts';

interface PublishOptions extends Gate {
  /** True leaves out versions that were rolled back, so that building everything does not bring them back. */
  respectWithdrawn?: boolean;
}

/** Makes stored releases live, all of them or none. Throws a UserError when one does not keep to the rules. */
export async function publishReleases(
  site: Site,
  releases: readonly StoredRelease[],
  { respectWithdrawn = false, ...gate }: PublishOptions = {},
): Promise<LiveUpdate> {
  const { onWarning = refuse } = gate;
  return updateLive(
    site,
    async (before) => {
      let registry = before;
      for (const stored of releases) {
        const { name, version } = stored.release;
        if (respectWithdrawn && isWithdrawn(before, name, version)) continue;
        // A live version has passed the rules, and its content can't have changed.
        if (before.live[name] !== version) for await (const fault of releaseFaults(stored)) onWarning(fault);
        registry = withLive(registry, name, version, new Date(), stored.origin);
      }
      return registry;
    },
    gate,
  );
}
