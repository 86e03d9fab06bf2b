import { recordOf, registrySchema } from 'shared/release';
import * as v from 'valibot';
import { parseJson } from './readJson.ts';
import type { ReleaseOrigin } from './releases.ts';
import type { Store } from './store.ts';

const storedRegistrySchema = v.object({
  ...registrySchema.entries,
  /** Versions that were rolled back: a build leaves them out and a rollback passes over them, until released by name. */
  withdrawn: v.optional(recordOf(v.array(v.string()))),
  /** Path of a live page by an address that a retired package has left. */
  redirects: v.optional(recordOf(v.string())),
});

/** What is live, what was live (newest first), and what was rolled back. The site is composed from what it says. */
export type StoredRegistry = v.InferOutput<typeof storedRegistrySchema>;

const key = 'live.json';
/** What the file was called until November 2026; read where there is no `live.json` yet. */
const formerKey = 'registry.json';
const registryFile = {
  schema: storedRegistrySchema,
  hint: 'delete it and run `pnpm build` to make a new one.',
};

export interface RegistryState {
  registry: StoredRegistry;
  /** Undefined where there is no registry yet. */
  tag: string | undefined;
}

/** The registry, empty where there is none yet. Throws a UserError when it is malformed. */
export const readRegistry = async (store: Store): Promise<StoredRegistry> =>
  (await readRegistryState(store)).registry;

/** The same, with the tag that `writeRegistry` asks for. */
export async function readRegistryState(store: Store): Promise<RegistryState> {
  const kept = await store.read(key);
  if (kept !== undefined)
    return { registry: parseJson(kept.content, store.address(key), registryFile), tag: kept.tag };
  // Without a tag: the next change writes `live.json` with everything that the former file says.
  const former = await store.read(formerKey);
  const registry = former && parseJson(former.content, store.address(formerKey), registryFile);
  return { registry: registry ?? { live: {}, history: {} }, tag: undefined };
}

/** Writes the registry if it is still in the state of `tag`; false when another command has changed it since. */
export const writeRegistry = (store: Store, { registry, tag }: RegistryState): Promise<boolean> =>
  store.replace(key, `${JSON.stringify(registry, null, 2)}\n`, tag);

/** The registry with `version` of `name` live and remembered; the same object if nothing would change. */
export function withLive(
  registry: StoredRegistry,
  name: string,
  version: string,
  at: Date,
  origin?: ReleaseOrigin,
): StoredRegistry {
  if (registry.live[name] === version) return registry;
  // A version that comes back keeps the commit that it was built from.
  const known = registry.history[name]?.find((entry) => entry.version === version);
  const former = (registry.history[name] ?? []).filter((entry) => entry.version !== version);
  return {
    ...registry,
    live: { ...registry.live, [name]: version },
    history: {
      ...registry.history,
      [name]: [{ ...known, ...origin, version, at: at.toISOString() }, ...former],
    },
    withdrawn: {
      ...registry.withdrawn,
      [name]: (registry.withdrawn?.[name] ?? []).filter((candidate) => candidate !== version),
    },
  };
}

/** The registry without `name` among what is live; its history stays. */
export function withoutLive(registry: StoredRegistry, name: string): StoredRegistry {
  const { [name]: _, ...live } = registry.live;
  return { ...registry, live };
}

/** The registry without `name` among what is live, its version withdrawn, and `addresses` leading to the page at `to`. */
export function withRetired(
  registry: StoredRegistry,
  name: string,
  addresses: readonly string[],
  to: string,
): StoredRegistry {
  const version = registry.live[name];
  const former = registry.withdrawn?.[name] ?? [];
  return {
    ...withoutLive(registry, name),
    withdrawn: { ...registry.withdrawn, [name]: version === undefined ? former : [version, ...former] },
    redirects: { ...registry.redirects, ...Object.fromEntries(addresses.map((address) => [address, to])) },
  };
}

/** The registry with `version` live and the version that was live withdrawn. */
export function withRollback(
  registry: StoredRegistry,
  name: string,
  version: string,
  at: Date,
): StoredRegistry {
  const bad = registry.live[name];
  const next = withLive(registry, name, version, at);
  if (next === registry || bad === undefined) return next;
  return { ...next, withdrawn: { ...next.withdrawn, [name]: [bad, ...(next.withdrawn?.[name] ?? [])] } };
}

export const isWithdrawn = ({ withdrawn }: StoredRegistry, name: string, version: string) =>
  withdrawn?.[name]?.includes(version) ?? false;

/** The newest version before the live one that was not rolled back. */
export function previousVersion(registry: StoredRegistry, name: string): string | undefined {
  return registry.history[name]
    ?.map(({ version }) => version)
    .find((version) => version !== registry.live[name] && !isWithdrawn(registry, name, version));
}
