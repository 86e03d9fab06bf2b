import type { SitePaths } from '../paths.ts';
import { isWithdrawn, withLive } from '../store/registry.ts';
import type { StoredRelease } from '../store/releases.ts';
import { checkPages, checkRelease, type OnOverBudget } from './gate.ts';
import { type GoLiveOptions, type GoLiveResult, goLive } from './goLive.ts';
import { pagesToTry } from './pagesToTry.ts';

export interface MakeLiveOptions extends Omit<GoLiveOptions, 'trial'> {
  /** Tries pages of the next site, whose files are in `folder`, before anybody sees them; what it throws stops the change. */
  trial?: ((site: { folder: string; pages: string[] }) => Promise<void>) | undefined;
  /** True leaves out what was rolled back: building everything must not bring it back. */
  respectWithdrawn?: boolean;
  /** Hears of a page over its budget, which is refused otherwise. */
  onOverBudget?: OnOverBudget | undefined;
}

/** Makes stored releases live, all of them or none. Throws a UserError when one does not keep to the rules. */
export async function makeLive(
  paths: SitePaths,
  releases: readonly StoredRelease[],
  { respectWithdrawn = false, onOverBudget, trial: tryPages, ...options }: MakeLiveOptions,
): Promise<GoLiveResult> {
  const trial: GoLiveOptions['trial'] = async (site, before) => {
    await checkPages(site, onOverBudget);
    await tryPages?.({ folder: site.folder, pages: await pagesToTry(paths, site, before) });
  };
  return goLive(
    paths,
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
