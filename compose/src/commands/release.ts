import { buildRelease } from '../packageBuilds/buildRelease.ts';
import { publishReleases } from '../release/publishReleases.ts';
import type { LiveUpdate, LiveUpdateOptions } from '../release/updateLive.ts';
import type { Site } from '../site.ts';
import type { StoredRelease } from '../store/releases.ts';
import { withBrowserTrial } from '../trial/withBrowserTrial.ts';

export interface ReleaseResult extends LiveUpdate {
  released: StoredRelease[];
}

/**
 * Builds packages, tries their pages in a browser and publishes them together; no other package is built or changed. Throws
 * a UserError when one is refused; the live site then stays as it was.
 */
export async function releasePackages(
  site: Site,
  names: readonly string[],
  { onWait, dryRun }: Pick<LiveUpdateOptions, 'onWait' | 'dryRun'> = {},
): Promise<ReleaseResult> {
  return withBrowserTrial(async ({ prepare, tryPages }) => {
    const released: StoredRelease[] = [];
    for (const name of names)
      released.push((await buildRelease(site.store, name, { onWait, onBuild: prepare })).stored);
    const options = { doing: `release of ${names.join(', ')}`, onWait, tryPages, dryRun };
    return { ...(await publishReleases(site, released, options)), released };
  });
}
