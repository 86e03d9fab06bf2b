import { registrySchema } from 'shared/release';
import { z } from 'zod';
import type { Layout } from '../paths.ts';
import { replaceFile } from './atomic.ts';
import { readJson } from './readJson.ts';

const storedRegistrySchema = registrySchema.extend({
  /** Versions that were rolled back: a build leaves them out and a rollback passes over them, until released by name. */
  withdrawn: z.record(z.string(), z.array(z.string())).optional(),
});

/** What is live, what was, newest first, and what was rolled back. It is the truth; the site follows it. */
export type StoredRegistry = z.infer<typeof storedRegistrySchema>;

const registryFile = {
  schema: storedRegistrySchema,
  mend: 'delete it and run `npx pnpm build` to make a new one.',
};

/** The registry, empty where there is none yet. Throws a Refusal when it is malformed. */
export async function readRegistry({ registry }: Layout): Promise<StoredRegistry> {
  return (await readJson(registry, registryFile)) ?? { live: {}, history: {} };
}

export async function writeRegistry({ registry: file }: Layout, registry: StoredRegistry): Promise<void> {
  await replaceFile(file, `${JSON.stringify(registry, null, 2)}\n`);
}

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
