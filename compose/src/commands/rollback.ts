import { type LiveUpdate, type LiveUpdateOptions, updateLive } from '../release/updateLive.ts';
import type { Site } from '../store/openSite.ts';
import type { StoredRegistry } from '../store/registry.ts';
import { previousVersion, withRollback } from '../store/registryChanges.ts';
import { UserError } from '../userError.ts';
import { thereIs } from './namesInStore.ts';

interface RollbackResult extends LiveUpdate {
  version: string;
}

/**
 * Makes a former version of a package live again, by default the one before. The version that was live is withdrawn, so
 * `build` and `start` leave it out. Throws a UserError that lists the versions when `wanted` is none of them.
 */
export async function rollback(
  site: Site,
  name: string,
  wanted: string | undefined,
  options: LiveUpdateOptions,
): Promise<RollbackResult> {
  let version = '';
  const result = await updateLive(
    site,
    (registry) => {
      version = chooseVersion(registry, name, wanted);
      return withRollback(registry, name, version, new Date());
    },
    options,
  );
  return { ...result, version };
}

function chooseVersion(registry: StoredRegistry, name: string, wanted: string | undefined): string {
  const known = registry.history[name] ?? [];
  if (known.length === 0)
    throw new UserError(`${name} has never been released: ${thereIs(Object.keys(registry.history))}.`);
  const versions = known.map(({ version }) => version);
  const list = versions.map((version) => (version === registry.live[name] ? `${version} (live)` : version));
  if (wanted === undefined) {
    const former = previousVersion(registry, name);
    if (former !== undefined) return former;
    throw new UserError(
      `${name} has no former version to go back to by itself: name one of ${list.join(', ')}.`,
    );
  }
  const found = versions.filter((version) => version.startsWith(wanted));
  if (found.length === 1 && found[0] !== undefined && wanted !== '') return found[0];
  throw new UserError(
    `"${wanted}" does not match exactly one kept version of ${name}: name one of ${list.join(', ')}.`,
  );
}
