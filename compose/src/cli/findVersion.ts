/** Finds a package, or one of its kept versions, by the name that a person gives. */

import { UserError } from '@sayapatri/contract/userError';
import type { Registry, RegistryEntry } from '../releases/registry.ts';
import { shortVersion } from '../releases/versions.ts';

/** The end of a sentence that refuses an unknown name: `there is a, b`, or that nothing has been released. */
export const knownNames = (names: readonly string[]): string =>
  names.length > 0 ? `there is ${names.join(', ')}` : 'nothing has been released yet';

/** The kept releases of a package, newest first. Throws a UserError when it has none. */
export function releasesOf({ history }: Registry, name: string): RegistryEntry[] {
  const releases = history[name] ?? [];
  if (releases.length > 0) return releases;
  throw new UserError(`${name} has never been released: ${knownNames(Object.keys(history))}.`);
}

/** The kept versions of a package, shortened, as one text: `2b7f… (live), 9c0d…`. Throws as `releasesOf`. */
export const versionList = (registry: Registry, name: string): string =>
  releasesOf(registry, name)
    .map(({ version }) => shortVersion(version) + (version === registry.live[name] ? ' (live)' : ''))
    .join(', ');

/** The one kept version that begins with `wanted`. Throws a UserError that lists the versions when there is not just one. */
export function findVersion(registry: Registry, name: string, wanted: string): string {
  const versions = releasesOf(registry, name).map(({ version }) => version);
  const [found, ...others] = versions.filter((version) => wanted !== '' && version.startsWith(wanted));
  if (found !== undefined && others.length === 0) return found;
  throw new UserError(
    `"${wanted}" does not match exactly one kept version of ${name}: name one of ${versionList(registry, name)}.`,
  );
}
