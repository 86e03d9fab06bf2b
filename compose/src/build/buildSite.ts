import os from 'node:os';
import type { Layout } from '../paths.ts';
import { type ComposeOptions, type ComposeResult, compose } from '../site/compose.ts';
import { readRegistry, withLive, writeRegistry } from '../store/registry.ts';
import { storeRelease } from '../store/releases.ts';
import { buildPackage } from './buildPackage.ts';
import { releasedPackages } from './packages.ts';

export interface BuildProgress extends Pick<ComposeOptions, 'onProgress'> {
  /** Hears of each package when its build is there; `built` is false where nothing had changed. */
  onPackage?: (name: string, built: boolean) => void;
}

/**
 * Builds what changed, stores it, and composes the site with all of it live. Nothing is live before everything
 * has been built and composed.
 */
export async function buildSite(
  layout: Layout,
  { onPackage, onProgress }: BuildProgress = {},
): Promise<ComposeResult> {
  const before = await readRegistry(layout);
  let registry = before;
  const names = await releasedPackages();
  await eachOf(names, Math.min(os.availableParallelism(), 4), async (name) => {
    const { dist, built } = await buildPackage(name);
    const { release } = await storeRelease(layout, dist);
    if (registry.live[name] !== release.version)
      registry = withLive(registry, name, release.version, new Date());
    onPackage?.(name, built);
  });
  const result = await compose(layout, registry, onProgress ? { onProgress } : {});
  if (registry !== before) await writeRegistry(layout, registry);
  return result;
}

/** Runs `work` for every item, at most `width` at a time. */
async function eachOf<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
