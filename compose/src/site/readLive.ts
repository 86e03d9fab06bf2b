import type { Release } from '@sayapatri/contract/release';
import type { ReleasePlace, Site } from '../store/openSite.ts';
import type { Registry } from '../store/registry.ts';
import type { Wanted } from '../store/releaseFiles.ts';
import { findRelease, readRelease, type StoredRelease } from '../store/releases.ts';
import { retiredAddresses } from './redirects.ts';

/**
 * Reads the live releases, the shell first. The shell's redirects include the addresses of retired packages. Throws a
 * UserError when a release is missing or damaged, as far as its files are `wanted` (by default all).
 */
export async function readReleases(
  place: ReleasePlace,
  { live, redirects = {} }: Registry,
  wanted?: Wanted,
): Promise<StoredRelease[]> {
  const rank = ({ release: { name } }: StoredRelease) => (name === 'shell' ? '' : name);
  const stored = await Promise.all(
    Object.entries(live).map(([name, version]) => readRelease(place, name, version, wanted)),
  );
  const retired = retiredAddresses(
    redirects,
    stored.map(({ release }) => release),
  );
  return stored
    .map(({ release, ...rest }) => ({
      ...rest,
      release: {
        ...release,
        ...(release.name === 'shell' ? { redirects: { ...release.redirects, ...retired } } : {}),
      },
    }))
    .sort((one, other) => rank(one).localeCompare(rank(other)));
}

/** The live releases as `readReleases` reads them; outside production every page is marked noindex. */
export async function readLive(
  site: ReleasePlace & Pick<Site, 'environment'>,
  registry: Registry,
): Promise<StoredRelease[]> {
  const stored = await readReleases(site, registry);
  if (site.environment === 'production') return stored;
  return stored.map(({ release, ...rest }) => ({
    ...rest,
    release: { ...release, pages: release.pages.map((page) => ({ ...page, indexed: false })) },
  }));
}

/** The live releases, with their files unchecked; a damaged one is left out, because this change may replace it. */
export async function liveReleases(place: ReleasePlace, { live }: Registry): Promise<Release[]> {
  const found = Object.entries(live).map(([name, version]) => findRelease(place, name, version, () => false));
  return (await Promise.all(found)).flatMap((stored) => (stored ? [stored.release] : []));
}
