import type { Layout } from '../paths.ts';
import { type ComposeResult, compose } from '../site/compose.ts';
import { readRegistry, withLive, writeRegistry } from '../store/registry.ts';
import { storeRelease } from '../store/releases.ts';
import { buildPackage } from './buildPackage.ts';

/** Builds one package and makes it live; no other package is built or touched. */
export async function releasePackage(
  layout: Layout,
  name: string,
): Promise<ComposeResult & { version: string }> {
  const { dist } = await buildPackage(name);
  const { release } = await storeRelease(layout, dist);
  const before = await readRegistry(layout);
  const isLive = before.live[name] === release.version;
  const registry = isLive ? before : withLive(before, name, release.version, new Date());
  const result = await compose(layout, registry);
  if (!isLive) await writeRegistry(layout, registry);
  return { ...result, version: release.version };
}
