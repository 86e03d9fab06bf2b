import { recordOf, registrySchema } from 'shared/release';
import * as v from 'valibot';
import type { SitePaths } from '../paths.ts';
import { parseJson } from './readJson.ts';

const storedRegistrySchema = v.object({
  ...registrySchema.entries,
  /** Versions that were rolled back: a build leaves them out and a rollback passes over them, until released by name. */
  withdrawn: v.optional(recordOf(v.array(v.string()))),
});

/** What is live, what was, newest first, and what was rolled back. It is the truth; the site follows it. */
export type StoredRegistry = v.InferOutput<typeof storedRegistrySchema>;

const key = 'live.json';
const registryFile = {
  schema: storedRegistrySchema,
  mend: 'delete it and run `pnpm build` to make a new one.',
};

export interface RegistryState {
  registry: StoredRegistry;
  /** Undefined where there is no registry yet. */
  tag: string | undefined;
}

/** The registry, empty where there is none yet. Throws a UserError when it is malformed. */
export const readRegistry = async (paths: SitePaths): Promise<StoredRegistry> =>
  (await readRegistryState(paths)).registry;

/** The same, with the tag that writing it anew needs. */
export async function readRegistryState({ store }: SitePaths): Promise<RegistryState> {
  const kept = await store.read(key);
  if (kept === undefined) return { registry: { live: {}, history: {} }, tag: undefined };
  return { registry: parseJson(kept.content, store.address(key), registryFile), tag: kept.tag };
}

/** Writes it over the state of this tag; false when another was faster. */
export const writeRegistry = ({ store }: SitePaths, { registry, tag }: RegistryState): Promise<boolean> =>
  store.replace(key, `${JSON.stringify(registry, null, 2)}\n`, tag);

/** The registry with `version` of `name` live and remembered; itself if nothing would change. */
export function withLive(registry: StoredRegistry, name: string, version: string, at: Date): StoredRegistry {
  if (registry.live[name] === version) return registry;
  const former = (registry.history[name] ?? []).filter((entry) => entry.version !== version);
  return {
    live: { ...registry.live, [name]: version },
    history: { ...registry.history, [name]: [{ version, at: at.toISOString() }, ...former] },
    withdrawn: {
      ...registry.withdrawn,
      [name]: (registry.withdrawn?.[name] ?? []).filter((candidate) => candidate !== version),
    },
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

/** The version that was live before, none that was rolled back. */
export function formerVersion(registry: StoredRegistry, name: string): string | undefined {
  return registry.history[name]
    ?.map(({ version }) => version)
    .find((version) => version !== registry.live[name] && !isWithdrawn(registry, name, version));
}
