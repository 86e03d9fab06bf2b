import os from 'node:os';
import type { Layout } from '../paths.ts';
import { makeLive } from '../release/makeLive.ts';
import type { ComposeOptions, ComposeResult } from '../site/compose.ts';
import type { LockOptions } from '../store/lock.ts';
import { isWithdrawn } from '../store/registry.ts';
import type { StoredRelease } from '../store/releases.ts';
import { buildRelease } from './buildRelease.ts';
import { releasedPackages } from './packages.ts';

export interface BuildProgress extends Pick<ComposeOptions, 'onProgress'>, Pick<LockOptions, 'onWait'> {
  /** Hears of each package when its build is there; `built` is false where nothing had changed. */
  onPackage?: (name: string, built: boolean) => void;
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
  layout: Layout,
  { onPackage, onProgress, onWait }: BuildProgress = {},
): Promise<BuildResult> {
  const releases: StoredRelease[] = [];
  const names = await releasedPackages();
  await eachOf(names, Math.min(os.availableParallelism(), 4), async (name) => {
    const { stored, built } = await buildRelease(layout, name, onWait);
    releases.push(stored);
    onPackage?.(name, built);
  });
  const options = { doing: 'build', onProgress, onWait, respectWithdrawn: true };
  const { before, registry, ...result } = await makeLive(layout, releases, options);
  const leftOut = releases
    .filter(({ release: { name, version } }) => isWithdrawn(registry, name, version))
    .map(({ release: { name } }) => name);
  return { ...result, leftOut };
}

/** Runs `work` for every item, at most `width` at a time. Throws the first failure when all that was begun has ended. */
async function eachOf<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined && failures.length === 0; item = queue.shift())
      await work(item).catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: width }, worker));
  if (failures.length > 0) throw failures[0];
}
