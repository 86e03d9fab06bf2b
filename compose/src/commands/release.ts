import { buildRelease } from '../packageBuilds/buildRelease.ts';
import { publishReleases } from '../release/publishReleases.ts';
import type { LiveUpdate, LiveUpdateOptions } from '../release/updateLive.ts';
import type { Site } from '../site.ts';
import type { StoredRelease } from '../store/releases.ts';
import { withBrowserTrial } from '../trial/withBrowserTrial.ts';

export interface ReleaseResult extends LiveUpdate {
  stored: StoredRelease;
}

/**
 * Builds one package, tries its pages in a browser and publishes it; no other package is built or changed. Throws a
 * UserError when it is refused; the live site then stays as it was.
 */
export async function releasePackage(
  site: Site,
  name: string,
  { onWait, dryRun }: Pick<LiveUpdateOptions, 'onWait' | 'dryRun'> = {},
): Promise<ReleaseResult> {
  return withBrowserTrial(async ({ prepare, tryPages }) => {
    const { stored } = await buildRelease(site.store, name, { onWait, onBuild: prepare });
    const options = { doing: `release of ${name}`, onWait, tryPages, dryRun };
    const result = await publishReleases(site, [stored], options);
    return { ...result, stored };
  });
}
