import type { Release } from '@sayapatri/contract/release';
import { isPreview } from '../environments.ts';
import { sitePaths } from '../paths.ts';
import type { ComposeResult } from '../site/compose.ts';
import type { ReleasePlace, Site } from '../store/openSite.ts';
import { type Registry, readRegistry } from '../store/registry.ts';
import { isWithdrawn, withLive } from '../store/registryChanges.ts';
import { findRelease, type StoredRelease } from '../store/releases.ts';
import { UserError } from '../userError.ts';
import { siteFaults } from './contractRules.ts';
import { releaseFaults, weightFaults } from './gate.ts';
import { htmlFaults } from './htmlRules.ts';
import { pagesToTry } from './pagesToTry.ts';
import { releaseSize } from './releaseSize.ts';
import type { TryPages } from './tryPages.ts';
import { type LiveUpdate, type LiveUpdateOptions, updateLive } from './updateLive.ts';

export interface PublishOptions extends Omit<LiveUpdateOptions, 'trial'> {
  /** Tries pages of the next site in a browser before it becomes live; if it throws, the change is not made. */
  tryPages?: TryPages | undefined;
  /** True leaves out versions that were rolled back, so that building everything does not bring them back. */
  respectWithdrawn?: boolean;
  /** Called for each broken rule that does not break the site; by default such a release is refused too. */
  onWarning?: ((sentence: string) => void) | undefined;
}

export const refuse = (sentence: string) => {
  throw new UserError(sentence);
};

/** Makes stored releases live, all of them or none. Throws a UserError when one does not keep to the rules. */
export async function publishReleases(
  site: Site,
  releases: readonly StoredRelease[],
  { respectWithdrawn = false, onWarning = refuse, tryPages, ...options }: PublishOptions,
): Promise<LiveUpdate> {
  const trial = siteTrial(site, onWarning, tryPages);
  return updateLive(
    site,
    async (before) => {
      let registry = before;
      for (const stored of releases) {
        const { name, version } = stored.release;
        if (respectWithdrawn && isWithdrawn(before, name, version)) continue;
        // What is live has been through the rules, and the same version is the same content.
        if (before.live[name] !== version) for (const fault of await releaseFaults(stored)) onWarning(fault);
        const record = { ...stored.origin, size: await releaseSize(stored) };
        registry = withLive(registry, name, version, new Date(), record);
      }
      return registry;
    },
    { ...options, trial },
  );
}

/** Checks the next site as a whole: calls `onFault` for each fault, then tries its pages. */
export function siteTrial(
  site: Site,
  onFault: (sentence: string) => void,
  tryPages?: TryPages,
): LiveUpdateOptions['trial'] {
  return async (next, before) => {
    const live = await liveReleases(site, before);
    const faults = [
      ...siteFaults(next.releases, live),
      ...(await weightFaults(next)),
      ...(await htmlFaults(next)),
    ];
    for (const fault of faults) onFault(fault);
    if (tryPages === undefined) return;
    const isNew = site.environment === 'production' ? next : await unlikeProduction(site, next);
    const pages = await pagesToTry(site, isNew, before);
    const { current } = isPreview(site.environment) ? sitePaths(site.root) : site;
    await tryPages({ folder: next.folder, live: current, releases: next.releases, pages });
  };
}

/** The same result with only those rendered pages that production does not have: its pages were tried there. */
async function unlikeProduction({ store }: Site, next: ComposeResult): Promise<ComposeResult> {
  const { live } = await readRegistry({ store, environment: 'production' });
  const isNew = ({ name, version }: Release) => live[name] !== version;
  if (next.releases.some((release) => release.name === 'shell' && isNew(release))) return next;
  const fresh = new Set(next.releases.filter(isNew).flatMap(({ pages }) => pages.map(({ path }) => path)));
  return { ...next, rendered: next.rendered.filter((page) => fresh.has(page)) };
}

/** The live releases, with their files unchecked; a damaged one is left out, because this change may replace it. */
export async function liveReleases(place: ReleasePlace, { live }: Registry): Promise<Release[]> {
  const found = Object.entries(live).map(([name, version]) => findRelease(place, name, version, () => false));
  return (await Promise.all(found)).flatMap((stored) => (stored ? [stored.release] : []));
}
