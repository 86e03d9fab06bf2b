import type { Release } from '@sayapatri/contract/release';
import { isPreview } from '../environments.ts';
import { sitePaths } from '../paths.ts';
import type { ComposeResult } from '../site/compose.ts';
import type { Site } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';
import { isWithdrawn, withLive } from '../store/registryChanges.ts';
import type { StoredRelease } from '../store/releases.ts';
import { UserError } from '../userError.ts';
import { registryFaults, releaseFaults, weightFaults } from './gate.ts';
import { htmlFaults } from './htmlRules.ts';
import { pagesToTry } from './pagesToTry.ts';
import { releaseSize } from './releaseSize.ts';
import type { TryPages } from './tryPages.ts';
import { type LiveUpdate, type LiveUpdateOptions, updateLive } from './updateLive.ts';

export interface PublishOptions extends Omit<LiveUpdateOptions, 'check' | 'trial'> {
  /** Tries pages of the next site in a browser before it becomes live; if it throws, the change is not made. */
  tryPages?: TryPages | undefined;
  /** True leaves out versions that were rolled back, so that building everything does not bring them back. */
  respectWithdrawn?: boolean;
  /** Called for each broken rule that does not break the site; by default such a release is refused too. */
  onWarning?: ((sentence: string) => void) | undefined;
  /** True lets pages lose most of their text, or leave search engines. */
  allowLess?: boolean | undefined;
}

export const refuse = (sentence: string) => {
  throw new UserError(sentence);
};

/** Makes stored releases live, all of them or none. Throws a UserError when one does not keep to the rules. */
export async function publishReleases(
  site: Site,
  releases: readonly StoredRelease[],
  { respectWithdrawn = false, onWarning = refuse, tryPages, allowLess = false, ...options }: PublishOptions,
): Promise<LiveUpdate> {
  const checks = siteChecks(site, { onFault: onWarning, tryPages, allowLess });
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
    { ...options, ...checks },
  );
}

interface SiteChecks {
  onFault: (sentence: string) => void;
  tryPages?: TryPages | undefined;
  allowLess?: boolean;
}

/** Checks the next site as a whole: calls `onFault` for each fault, then tries its pages. */
export function siteChecks(
  site: Site,
  { onFault, tryPages, allowLess = false }: SiteChecks,
): Required<Pick<LiveUpdateOptions, 'check' | 'trial'>> {
  const { current: live } = isPreview(site.environment) ? sitePaths(site.root) : site;
  return {
    check: async (next, before) => {
      for (const fault of await registryFaults(site, next, before, allowLess)) onFault(fault);
    },
    trial: async (next, before) => {
      const faults = [...(await weightFaults(next)), ...(await htmlFaults(next, { live, allowLess }))];
      for (const fault of faults) onFault(fault);
      if (tryPages === undefined) return;
      const isNew = site.environment === 'production' ? next : await unlikeProduction(site, next);
      const depths = await pagesToTry(site, isNew, before);
      const { folder, releases, bar } = next;
      await tryPages({ folder, live, releases, pages: [...depths.keys()], depths, bar });
    },
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
