import path from 'node:path';
import type { Release } from '@sayapatri/contract/release';
import { projectRoot } from '../paths.ts';
import { type LockOptions, withLock } from '../store/lock.ts';
import type { Site } from '../store/openSite.ts';
import { type StoredRelease, storeRelease } from '../store/releases.ts';
import { buildPackage } from './buildPackage.ts';
import { dependenciesOf } from './dependencies.ts';
import { gitOrigin } from './gitOrigin.ts';
import type { OnDefinition } from './runBuild.ts';

interface BuiltRelease {
  stored: StoredRelease;
  /** False where the sources were those of the last build. */
  built: boolean;
}

export interface BuildOptions extends Pick<LockOptions, 'onWait'> {
  /** Examines what the build says before it is stored. If it throws, nothing is. */
  examine?: ((release: Release) => void) | undefined;
  /** Judges what the package says before it is built. If it rejects, nothing is built. */
  onDefinition?: OnDefinition | undefined;
}

/** Builds one package and stores the release without publishing it. One build at a time, as `dist` is one folder. */
export async function buildRelease(
  site: Site,
  name: string,
  { onWait, examine, onDefinition }: BuildOptions = {},
): Promise<BuiltRelease> {
  const lock = path.join(projectRoot, name, 'node_modules/.build-lock');
  return withLock(lock, { doing: `build of ${name}`, onWait }, async () => {
    const { dist, built } = await buildPackage(name, onDefinition);
    const [stored, commit, packages] = await Promise.all([
      storeRelease(site, dist, examine),
      gitOrigin(name),
      dependenciesOf(name),
    ]);
    return { stored: { ...stored, origin: { ...commit, packages } }, built };
  });
}
