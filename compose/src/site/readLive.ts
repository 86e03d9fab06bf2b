import type { StoredRegistry } from '../store/registry.ts';
import { readRelease, type StoredRelease } from '../store/releases.ts';
import type { Store } from '../store/store.ts';

/**
 * Reads the live releases, the shell first. Its redirects include the addresses that retired packages have left.
 * Throws a UserError when a release is missing or damaged.
 */
export async function readLive(
  store: Store,
  { live, redirects = {} }: StoredRegistry,
): Promise<StoredRelease[]> {
  const rank = ({ release: { name } }: StoredRelease) => (name === 'shell' ? '' : name);
  const stored = await Promise.all(
    Object.entries(live).map(([name, version]) => readRelease(store, name, version)),
  );
  const taken = new Set(
    stored.flatMap(({ release }) => [
      ...release.pages.map((page) => page.path),
      ...Object.keys(release.redirects),
    ]),
  );
  const left = Object.entries(redirects).filter(([address]) => !taken.has(address));
  return stored
    .map((one) =>
      one.release.name === 'shell' && left.length > 0
        ? {
            ...one,
            release: {
              ...one.release,
              redirects: { ...one.release.redirects, ...Object.fromEntries(left) },
            },
          }
        : one,
    )
    .sort((one, other) => rank(one).localeCompare(rank(other)));
}
