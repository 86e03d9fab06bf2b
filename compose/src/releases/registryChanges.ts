/** Changes of the registry as pure functions: each returns a new one, or the same object where nothing changes. */
import { pageOfTarget } from '@sayapatri/contract/release';
import type { Registry, ReleaseOrigin } from './registry.ts';

/** The registry with `version` of `name` live and remembered; the same object if it is already. */
export function withLive(
  registry: Registry,
  name: string,
  version: string,
  at: Date,
  origin?: ReleaseOrigin,
): Registry {
  // A version that is live again keeps its record.
  const known = registry.history[name]?.find((entry) => entry.version === version);
  // In staging a version that came from production is live without a history entry.
  if (registry.live[name] === version && known !== undefined) return registry;
  const former = (registry.history[name] ?? []).filter((entry) => entry.version !== version);
  return {
    ...registry,
    live: { ...registry.live, [name]: version },
    history: {
      ...registry.history,
      [name]: [{ ...known, ...origin, version, at: at.toISOString() }, ...former],
    },
    withdrawn: {
      ...registry.withdrawn,
      [name]: (registry.withdrawn?.[name] ?? []).filter((candidate) => candidate !== version),
    },
  };
}

/**
 * The registry without `name` among what is live, its version withdrawn, and `addresses` leading to the page at `to`, and so
 * what led to them.
 */
export function withRetired(
  registry: Registry,
  name: string,
  addresses: readonly string[],
  to: string,
): Registry {
  const { [name]: version, ...live } = registry.live;
  const former = registry.withdrawn?.[name] ?? [];
  return {
    ...registry,
    live,
    withdrawn: { ...registry.withdrawn, [name]: version === undefined ? former : [version, ...former] },
    redirects: Object.fromEntries([
      ...Object.entries(registry.redirects ?? {}).map(
        ([from, former]) => [from, addresses.includes(pageOfTarget(former)) ? to : former] as const,
      ),
      ...addresses.map((address) => [address, to] as const),
    ]),
  };
}

/** The registry with `version` live and the version that was live withdrawn. */
export function withRollback(registry: Registry, name: string, version: string, at: Date): Registry {
  const bad = registry.live[name];
  const next = withLive(registry, name, version, at);
  if (next === registry || bad === undefined) return next;
  return { ...next, withdrawn: { ...next.withdrawn, [name]: [bad, ...(next.withdrawn?.[name] ?? [])] } };
}

export const isWithdrawn = ({ withdrawn }: Registry, name: string, version: string) =>
  withdrawn?.[name]?.includes(version) ?? false;

/** The newest version before the live one that was not rolled back. */
export function previousVersion(registry: Registry, name: string): string | undefined {
  return registry.history[name]
    ?.map(({ version }) => version)
    .find((version) => version !== registry.live[name] && !isWithdrawn(registry, name, version));
}
