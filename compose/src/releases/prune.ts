/** Deletes releases that no open tab can need any more. */
import { packageName } from '@sayapatri/contract/release';
import { UserError } from '@sayapatri/contract/userError';
import * as v from 'valibot';
import { environments } from '../paths.ts';
import { type Registry, readRegistry } from './registry.ts';
import { type Store, StoreUnavailable } from './store.ts';
import { isVersion } from './versions.ts';

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

/** True for keys of this project's releases; a bucket may hold other objects too. */
const isOurs = (name: string, version: string) =>
  v.is(packageName, name) && (isVersion(version) || version.startsWith('.draft-'));

/** Deletes the releases that no environment of `store` names from `pruned`: the store, or this machine's copies of it. */
export async function pruneReleases(store: Store, pruned: Store): Promise<void> {
  const registries = environments.map((environment) => readRegistry({ store, environment }));
  const work = Promise.all(registries).then((all) => removeForgotten(pruned, all));
  // A fault of the other environment must not make a release fail, nor that only its credentials may delete.
  await work.catch((error: unknown) => {
    if (error instanceof StoreUnavailable && error.code === 'AccessDenied') return;
    if (!(error instanceof UserError) || error instanceof StoreUnavailable) throw error;
  });
}

/** Deletes stored releases that no registry names, neither as live nor in its history. */
async function removeForgotten(store: Store, registries: readonly Registry[]): Promise<void> {
  for (const { name } of await store.list('releases')) {
    const known = new Set(
      registries.flatMap(({ live, history }) => [
        live[name],
        ...(history[name] ?? []).map(({ version }) => version),
      ]),
    );
    for (const { name: version, at } of await store.list(`releases/${name}`)) {
      const isOld = Date.now() - at.getTime() >= orphanAgeMs;
      if (!known.has(version) && isOld && isOurs(name, version))
        await store.remove(`releases/${name}/${version}`);
    }
  }
}
