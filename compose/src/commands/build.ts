import os from 'node:os';
import { mapWithLimit } from '../mapWithLimit.ts';
import { type BuildOptions, buildRelease } from '../packageBuilds/buildRelease.ts';
import { releasedPackages } from '../packageBuilds/packages.ts';
import { type PublishOptions, publishReleases } from '../release/publishReleases.ts';
import type { ComposeResult } from '../site/compose.ts';
import type { Site } from '../store/openSite.ts';
import { isWithdrawn } from '../store/registryChanges.ts';

export interface BuildSiteOptions
  extends BuildOptions,
    Pick<PublishOptions, 'onWarning' | 'tryPages' | 'allowLess'> {
  /** Called for each package when its build is ready; `built` is false where its sources had not changed. */
  onPackage?: (name: string, built: boolean) => void;
}

export interface BuildSiteResult extends ComposeResult {
  /** Packages whose present build was rolled back earlier and is therefore not made live again. */
  leftOut: string[];
}

/**
 * Builds the packages that changed, stores them, and publishes all of them at once. A build that was rolled back is
 * left out until its sources change or it is released by name. Throws a UserError when a package can't be built or
 * published; the live site then stays as it was.
 */
export async function buildSite(
  site: Site,
  { onPackage, ...options }: BuildSiteOptions = {},
): Promise<BuildSiteResult> {
  const names = await releasedPackages();
  const releases = await mapWithLimit(names, Math.min(os.availableParallelism(), 4), async (name) => {
    const { stored, built } = await buildRelease(site, name, options);
    onPackage?.(name, built);
    return stored;
  });
  const publishOptions = { ...options, doing: 'build', respectWithdrawn: true };
  const { before, registry, ...result } = await publishReleases(site, releases, publishOptions);
  const leftOut = releases
    .filter(({ release: { name, version } }) => isWithdrawn(registry, name, version))
    .map(({ release: { name } }) => name);
  return { ...result, leftOut };
}
