import path from 'node:path';
import { packageName, pagePath, recordOf } from '@sayapatri/contract/release';
import * as v from 'valibot';
import { type Environment, folderOf } from '../paths.ts';
import type { RegistryPlace } from './openSite.ts';
import { parseJson } from './parseJson.ts';

/** A release that went live. Its commit is unknown where the project is no clone or has no git. */
const entry = v.object({
  version: v.string(),
  /** ISO date-time of when it went live. */
  at: v.pipe(v.string(), v.isoTimestamp('must be a date and time')),
  /** Full hash; with `-changed` where the package or those of `shared` differed from it. */
  commit: v.optional(v.string()),
  author: v.optional(v.string()),
  /** The commit's first line. */
  message: v.optional(v.string()),
});

export type RegistryEntry = v.InferOutput<typeof entry>;
/** What a release was built from. */
export type ReleaseOrigin = Pick<RegistryEntry, 'commit' | 'author' | 'message'>;

const byPackage = <Value extends v.GenericSchema>(value: Value) => recordOf(value, packageName);

const registrySchema = v.object({
  /** Version by package. */
  live: byPackage(v.string()),
  /** The kept releases of each package, newest first. */
  history: byPackage(v.array(entry)),
  /** Versions that were rolled back: a build leaves them out and a rollback passes over them, until released by name. */
  withdrawn: v.optional(byPackage(v.array(v.string()))),
  /** Redirects of retired packages: former address to path of a live page. */
  redirects: v.optional(recordOf(pagePath, pagePath)),
});

/** The releases that are live, those that were (newest first), and those rolled back. The site is composed from it. */
export type Registry = v.InferOutput<typeof registrySchema>;

const keyOf = (environment: Environment) => path.posix.join(folderOf(environment), 'live.json');
const registryFile = {
  schema: registrySchema,
  hint: 'correct it, or delete it and run `pnpm build` to make a new one, without its history and redirects.',
};

interface RegistryState {
  registry: Registry;
  /** Undefined where there is no registry yet. */
  tag: string | undefined;
}

export const readRegistry = async (place: RegistryPlace): Promise<Registry> =>
  (await readRegistryState(place)).registry;

/**
 * The registry, with the tag that `writeRegistry` needs. Without a file, production's is empty and staging's starts with
 * the versions live in production. Throws a UserError when it is malformed.
 */
export async function readRegistryState({ store, environment }: RegistryPlace): Promise<RegistryState> {
  const key = keyOf(environment);
  const kept = await store.read(key);
  if (kept !== undefined)
    return { registry: parseJson(kept.content, store.address(key), registryFile), tag: kept.tag };
  if (environment === 'production') return { registry: { live: {}, history: {} }, tag: undefined };
  const { live, redirects } = await readRegistry({ store, environment: 'production' });
  return { registry: { live, history: {}, redirects }, tag: undefined };
}

/** Writes the registry if it is still in the state of `tag`; false when another command has changed it since. */
export const writeRegistry = (
  { store, environment }: RegistryPlace,
  { registry, tag }: RegistryState,
): Promise<boolean> => store.replace(keyOf(environment), `${JSON.stringify(registry, null, 2)}\n`, tag);
