import type { SitePaths } from '../paths.ts';
import type { GoLiveResult } from '../release/goLive.ts';
import { makeLive } from '../release/makeLive.ts';
import { withSmokeTrial } from '../release/withSmokeTrial.ts';
import type { LockOptions } from '../store/lock.ts';
import type { StoredRelease } from '../store/releases.ts';
import { buildRelease } from './buildRelease.ts';

export interface ReleaseResult extends GoLiveResult {
  version: string;
  stored: StoredRelease;
}

/** Builds one package, tries it in a browser and makes it live; no other package is built or touched. */
export async function releasePackage(
  paths: SitePaths,
  name: string,
  { onWait }: Pick<LockOptions, 'onWait'> = {},
): Promise<ReleaseResult> {
  return withSmokeTrial(async ({ prepare, trial }) => {
    const { stored } = await buildRelease(paths, name, { onWait, onBuild: prepare });
    const result = await makeLive(paths, [stored], { doing: `release of ${name}`, onWait, trial });
    return { ...result, version: stored.release.version, stored };
  });
}
