import type { ReleasePlace, Site } from '../store/openSite.ts';
import type { Registry } from '../store/registry.ts';
import { readRelease, type StoredRelease } from '../store/releases.ts';
import { retiredAddresses } from './redirects.ts';

/**
 * Reads the live releases, the shell first. The shell's redirects include the addresses of retired packages. Outside
 * production every page is marked noindex. Throws a UserError when a release is missing or damaged.
 */
export async function readLive(
  site: ReleasePlace & Pick<Site, 'environment'>,
  { live, redirects = {} }: Registry,
): Promise<StoredRelease[]> {
  const rank = ({ release: { name } }: StoredRelease) => (name === 'shell' ? '' : name);
  const stored = await Promise.all(
    Object.entries(live).map(([name, version]) => readRelease(site, name, version)),
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
        ...(site.environment === 'production'
          ? {}
          : { pages: release.pages.map((page) => ({ ...page, indexed: false })) }),
      },
    }))
    .sort((one, other) => rank(one).localeCompare(rank(other)));
}
