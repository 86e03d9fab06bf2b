import os from 'node:os';
import { eachOf } from '../eachOf.ts';
import type { SitePaths } from '../paths.ts';
import { type MakeLiveOptions, makeLive } from '../release/makeLive.ts';
import type { ComposeOptions, ComposeResult } from '../site/compose.ts';
import { isWithdrawn } from '../store/registry.ts';
import type { StoredRelease } from '../store/releases.ts';
import { type BuildOptions, buildRelease } from './buildRelease.ts';
import { releasedPackages } from './packages.ts';

export interface BuildProgress extends Pick<ComposeOptions, 'onProgress'>, BuildOptions {
  /** Hears of each package when its build is there; `built` is false where nothing had changed. */
  onPackage?: (name: string, built: boolean) => void;
  /** Hears of a page over its budget, which is refused otherwise. */
  onOverBudget?: ((sentence: string) => void) | undefined;
  /** Tries the next site before it goes live. */
  trial?: MakeLiveOptions['trial'];
}

export interface BuildResult extends ComposeResult {
  /** Packages whose build was rolled back and has not changed since: their live version stays. */
  leftOut: string[];
}

/**
 * Builds what changed, stores it, and composes the site with all of it live. Nothing is live before everything
 * has been built and composed. What was rolled back stays so until its sources change or it is released by name.
 */
export async function buildSite(
  paths: SitePaths,
  { onPackage, ...progress }: BuildProgress = {},
): Promise<BuildResult> {
  const releases: StoredRelease[] = [];
  const names = await releasedPackages();
  await eachOf(names, Math.min(os.availableParallelism(), 4), async (name) => {
    const { stored, built } = await buildRelease(paths, name, progress);
    releases.push(stored);
    onPackage?.(name, built);
  });
  const options = { ...progress, doing: 'build', respectWithdrawn: true };
  const { before, registry, ...result } = await makeLive(paths, releases, options);
  const leftOut = releases
    .filter(({ release: { name, version } }) => isWithdrawn(registry, name, version))
    .map(({ release: { name } }) => name);
  return { ...result, leftOut };
}
