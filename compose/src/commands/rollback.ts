import { type LiveUpdate, type LiveUpdateOptions, updateLive } from '../release/updateLive.ts';
import type { Site } from '../store/openSite.ts';
import type { Registry } from '../store/registry.ts';
import { previousVersion, withRollback } from '../store/registryChanges.ts';
import { UserError } from '../userError.ts';
import { findVersion, versionList } from './findVersion.ts';

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
      version = wanted === undefined ? versionBefore(registry, name) : findVersion(registry, name, wanted);
      return withRollback(registry, name, version, new Date());
    },
    options,
  );
  return { ...result, version };
}

/** The version that was live before. Throws a UserError that lists the versions when there is none. */
function versionBefore(registry: Registry, name: string): string {
  const list = versionList(registry, name);
  const former = previousVersion(registry, name);
  if (former !== undefined) return former;
  throw new UserError(`${name} has no former version to go back to by itself: name one of ${list}.`);
}
