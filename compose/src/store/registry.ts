import { type Registry, registrySchema } from 'shared/release';
import type { Layout } from '../paths.ts';
import { replaceFile } from './atomic.ts';
import { readJson } from './readJson.ts';

const mend = 'delete it and run `npx pnpm build` to make a new one.';

/** The registry, empty where there is none yet. Throws a Refusal when it is malformed. */
export async function readRegistry({ registry }: Layout): Promise<Registry> {
  return (await readJson(registry, registrySchema, mend)) ?? { live: {}, history: {} };
}

/** The registry with `version` of `name` live and remembered. */
export function withLive(registry: Registry, name: string, version: string, at: Date): Registry {
  const former = (registry.history[name] ?? []).filter((entry) => entry.version !== version);
  return {
    live: { ...registry.live, [name]: version },
    history: { ...registry.history, [name]: [{ version, at: at.toISOString() }, ...former] },
  };
}

export async function writeRegistry({ registry: file }: Layout, registry: Registry): Promise<void> {
  await replaceFile(file, `${JSON.stringify(registry, null, 2)}\n`);
}
