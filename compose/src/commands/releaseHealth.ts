import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Counts, per1000, readCounts } from '../health/readCounts.ts';
import { telemetryFile } from '../site/telemetry.ts';
import type { Site } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';
import { previousVersion } from '../store/registryChanges.ts';
import { shortVersion } from '../store/versions.ts';
import { UserError } from '../userError.ts';
import { knownNames } from './findVersion.ts';

export interface VersionHealth extends Counts {
  version: string;
  /** Errors of 1,000 visits; undefined without visits. */
  per1000: number | undefined;
}

interface PackageHealth {
  name: string;
  live: VersionHealth;
  /** The version that a rollback would bring back; undefined where there is none. */
  former: VersionHealth | undefined;
}

export interface ReleaseHealth {
  packages: PackageHealth[];
  /** Whether the site composed on this machine has telemetry; without it, browsers report no visits. */
  telemetry: boolean;
}

/**
 * Visits and errors of the live packages in visitors' browsers, or of `only` one of them, as the servers at `addresses`
 * have counted them since they started. Throws a UserError for a package that is not live, an EnvironmentError when a server gives no metrics.
 */
export async function releaseHealth(
  site: Site,
  addresses: readonly string[],
  only?: string,
): Promise<ReleaseHealth> {
  const registry = await readRegistry(site);
  const names = Object.keys(registry.live).sort();
  if (only !== undefined && !names.includes(only))
    throw new UserError(`${only} is not live: ${knownNames(names)}.`);
  const counts = await readCounts(addresses);
  const healthOf = (name: string, version: string): VersionHealth => {
    const found = counts.get(name)?.get(shortVersion(version)) ?? { visits: 0, errors: 0 };
    return { version, ...found, per1000: per1000(found) };
  };
  const packages = (only === undefined ? names : [only]).map((name) => {
    const former = previousVersion(registry, name);
    return {
      name,
      live: healthOf(name, registry.live[name] ?? ''),
      former: former === undefined ? undefined : healthOf(name, former),
    };
  });
  return { packages, telemetry: existsSync(path.join(site.current, telemetryFile)) };
}
