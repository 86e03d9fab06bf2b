/** Visits and errors of each live version in visitors' browsers, from the servers' metrics. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import parseMetrics, { type MetricFamily } from 'parse-prometheus-text-format';
import { telemetryFile } from '../site/siteFiles.ts';
import type { Site } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';
import { previousVersion } from '../store/registryChanges.ts';
import { shortVersion } from '../store/versions.ts';
import { EnvironmentError, UsageError, UserError } from '../userError.ts';
import { knownNames } from './findVersion.ts';

interface Counts {
  /** Addresses that requested the version's code, each once an hour. */
  visits: number;
  /** Visits in which the package could not be shown, and visits with an uncaught error in its code. */
  errors: number;
}

interface VersionHealth extends Counts {
  version: string;
  /** Errors of 1,000 visits; undefined without visits. */
  per1000: number | undefined;
}

interface ReleaseHealth {
  /** `former` is the version that a rollback would bring back; undefined where there is none. */
  packages: { name: string; live: VersionHealth; former: VersionHealth | undefined }[];
  /** Whether the site composed on this machine has telemetry; without it, browsers report no visits. */
  telemetry: boolean;
}

const counted: Record<string, keyof Counts> = {
  browser_visits_total: 'visits',
  browser_remote_failures_total: 'errors',
  browser_errors_total: 'errors',
};

/** Addresses of the servers' metrics, by default this machine's. Throws a UsageError for anything else. */
export function metricsAddresses(given = 'http://127.0.0.1:9464/metrics'): string[] {
  const addresses = given.split(',').map((address) => address.trim());
  const wrong = addresses.find((address) => !URL.canParse(address) || !/^https?:/.test(address));
  if (wrong !== undefined)
    throw new UsageError(`--metrics has "${wrong}": give addresses such as http://127.0.0.1:9464/metrics.`);
  return addresses;
}

/**
 * Adds up the counts in the metrics of all servers, by package and short version, such as `remote-blog 2b7f4c1d9e0a`.
 * Throws an EnvironmentError when one does not answer with metrics.
 */
export async function readCounts(addresses: readonly string[]): Promise<Map<string, Counts>> {
  const read = async (address: string): Promise<MetricFamily[]> => {
    const families = await fetch(address, { signal: AbortSignal.timeout(10_000) })
      .then(async (response) => (response.ok ? parseMetrics(await response.text()) : []))
      .catch(() => []);
    // The parser finds metrics in other texts too, such as a page.
    if (families.some(({ name }) => name === 'browser_visits_total')) return families;
    throw new EnvironmentError(
      `${address} gives no metrics: start the server with METRICS_PORT, or name its address with --metrics.`,
    );
  };
  const found = new Map<string, Counts>();
  for (const { name, metrics } of (await Promise.all(addresses.map(read))).flat()) {
    const what = counted[name];
    if (what === undefined) continue;
    for (const { value, labels } of metrics) {
      const { package: packageName, version, attempt } = labels ?? {};
      // A failed first attempt is repeated, and only the second counts.
      if (!packageName || !version || attempt === '1') continue;
      const key = `${packageName} ${version}`;
      const counts = found.get(key) ?? { visits: 0, errors: 0 };
      counts[what] += Number(value);
      found.set(key, counts);
    }
  }
  return found;
}

/**
 * Visits and errors of the live packages in visitors' browsers, or of `only` one of them, as the servers at `addresses`
 * have counted them since they started. Throws a UserError for a package that is not live, and as `readCounts` does.
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
    const { visits, errors } = counts.get(`${name} ${shortVersion(version)}`) ?? { visits: 0, errors: 0 };
    return { version, visits, errors, per1000: visits > 0 ? (errors * 1_000) / visits : undefined };
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

const versionLine = ({ version, visits, errors, per1000 }: VersionHealth) =>
  per1000 === undefined
    ? `${shortVersion(version)} no visits yet`
    : `${shortVersion(version)} ${per1000.toFixed(1)} of 1,000 (${errors} in ${visits} visits)`;

/** Errors of 1,000 visits by package, the live version beside the one before, in lines. */
export function healthLines({ packages, telemetry }: ReleaseHealth): string[] {
  const lines = packages.map(
    ({ name, live, former }) =>
      `${name.padEnd(20)}  ${versionLine(live)}${former ? `; before: ${versionLine(former)}` : ''}`,
  );
  const isOff =
    'Telemetry is off: the pages of the site composed here report no visits. TELEMETRY=on turns it on (docs/operating.md).';
  return telemetry ? lines : [...lines, isOff];
}
