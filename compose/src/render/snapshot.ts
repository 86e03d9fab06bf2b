/** The releases that a site is composed from, read once and handed on. */
import type { Release } from '@sayapatri/contract/release';
import type { ReleasePlace } from '../releases/openSite.ts';
import type { Registry } from '../releases/registry.ts';
import { findRelease, readRelease, type StoredRelease } from '../releases/releases.ts';
import { checkReleases, type ShellRelease } from './checkReleases.ts';
import { retiredAddresses } from './redirects.ts';

export interface Snapshot {
  registry: Registry;
  /** The releases with their folders, the shell first. Its redirects include the addresses of retired packages. */
  stored: readonly StoredRelease[];
  releases: readonly Release[];
  shell: ShellRelease;
}

/**
 * Reads the releases that the registry names as live, and checks all their files. Throws a UserError when one is missing or
 * damaged, or they are not compatible.
 */
export async function readSnapshot(place: ReleasePlace, registry: Registry): Promise<Snapshot> {
  const { live, redirects = {} } = registry;
  const rank = ({ release: { name } }: StoredRelease) => (name === 'shell' ? '' : name);
  const found = await Promise.all(
    Object.entries(live).map(([name, version]) => readRelease(place, name, version)),
  );
  const retired = retiredAddresses(
    redirects,
    found.map(({ release }) => release),
  );
  const stored = found
    .map((one) => {
      if (one.release.name !== 'shell') return one;
      return { ...one, release: { ...one.release, redirects: { ...one.release.redirects, ...retired } } };
    })
    .sort((one, other) => rank(one).localeCompare(rank(other)));
  const releases = stored.map(({ release }) => release);
  return { registry, stored, releases, shell: checkReleases(releases) };
}

/** A snapshot whose pages are all marked noindex, for an environment that search engines are to leave out. */
export function unindexed(snapshot: Snapshot): Snapshot {
  const stored = snapshot.stored.map(({ release, ...rest }) => ({
    ...rest,
    release: { ...release, pages: release.pages.map((page) => ({ ...page, indexed: false })) },
  }));
  const releases = stored.map(({ release }) => release);
  return { ...snapshot, stored, releases, shell: checkReleases(releases) };
}

/** The live releases, with their files unchecked; a damaged one is left out, because a change may replace it. */
export async function liveReleases(place: ReleasePlace, { live }: Registry): Promise<Release[]> {
  const found = Object.entries(live).map(([name, version]) => findRelease(place, name, version, () => false));
  return (await Promise.all(found)).flatMap((stored) => (stored ? [stored.release] : []));
}
