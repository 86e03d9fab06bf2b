/** Deletes releases that no open tab can need any more. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { environments } from '../paths.ts';
import { ignoring } from './files.ts';
import type { Site } from './openSite.ts';
import { type Registry, readRegistry } from './registry.ts';

/** Minimum number of versions of each package that are kept, the newest first. */
const keptVersions = 10;
/** For how many milliseconds after a version was last live it is always kept. */
const keptForMs = 7 * 24 * 3600_000;
/** A stored release that no registry names is deleted when older than this (ms); a younger one may be about to go live. */
const orphanAgeMs = 24 * 3600_000;

/** The registry without the versions that are too old to be needed. What is live stays. */
export function forgetOld(registry: Registry, now: Date): Registry {
  const history = Object.fromEntries(
    Object.entries(registry.history).map(([name, entries]) => [
      name,
      entries.filter(({ version }, index) => {
        // A version was live until the next newer one went live.
        const until = Date.parse(entries[index - 1]?.at ?? now.toISOString());
        const isLive = registry.live[name] === version;
        return isLive || index < keptVersions || now.getTime() - until < keptForMs;
      }),
    ]),
  );
  return { ...registry, history };
}

/**
 * Deletes from this machine's folder the releases that no environment names, neither as live nor in its history. A bucket
 * keeps all.
 */
export async function pruneReleases({ store, root }: Pick<Site, 'store' | 'root'>): Promise<void> {
  const registries = environments.map((environment) => readRegistry({ store, environment }));
  const found = await Promise.all(registries).catch((error: unknown) => {
    // A fault of the other environment must not make a release fail.
    if (!(error instanceof UserError)) throw error;
  });
  if (found === undefined) return;
  const named = new Set(
    found.flatMap(({ live, history }) => [
      ...Object.entries(live).map(([name, version]) => `${name}/${version}`),
      ...Object.entries(history).flatMap(([name, entries]) => entries.map((one) => `${name}/${one.version}`)),
    ]),
  );
  const folder = path.join(root, 'releases');
  for (const name of await readdir(folder))
    for (const version of (await readdir(path.join(folder, name)).catch(ignoring('ENOTDIR'))) ?? []) {
      const release = path.join(folder, name, version);
      // Another command may have moved its draft into place.
      const { mtimeMs = Date.now() } = (await stat(release).catch(ignoring('ENOENT'))) ?? {};
      if (!named.has(`${name}/${version}`) && Date.now() - mtimeMs >= orphanAgeMs)
        await rm(release, { recursive: true, force: true });
    }
}
