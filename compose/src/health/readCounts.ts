/** Visits and errors of each version in visitors' browsers, from the servers' metrics. */
import parseMetrics, { type MetricFamily } from 'parse-prometheus-text-format';
import { EnvironmentError, UsageError } from '../userError.ts';

export interface Counts {
  /** Addresses that requested the version's code, each once an hour. */
  visits: number;
  /** Those of the visits in which the package could not be shown, and those with an uncaught error in its code. */
  errors: number;
}

/** By package, then by version. */
export type CountsByVersion = Map<string, Map<string, Counts>>;

const counted: Record<string, keyof Counts> = {
  browser_visits_total: 'visits',
  browser_remote_failures_total: 'errors',
  browser_errors_total: 'errors',
};

/** Adds up the counts in the metrics of one or more servers. */
function addUp(families: readonly MetricFamily[]): CountsByVersion {
  const found: CountsByVersion = new Map();
  for (const { name, metrics } of families) {
    const what = counted[name];
    if (what === undefined) continue;
    for (const { value, labels } of metrics) {
      const { package: packageName, version, attempt } = labels ?? {};
      // A first attempt that failed is followed by a second, which counts.
      if (!packageName || !version || attempt === '1') continue;
      const versions = found.get(packageName) ?? new Map<string, Counts>();
      const counts = versions.get(version) ?? { visits: 0, errors: 0 };
      counts[what] += Number(value);
      found.set(packageName, versions.set(version, counts));
    }
  }
  return found;
}

/** Addresses of the servers' metrics, by default this machine's. Throws a UsageError when one is no address. */
export function metricsAddresses(given = 'http://127.0.0.1:9464/metrics'): string[] {
  const addresses = given.split(',').map((address) => address.trim());
  const wrong = addresses.find((address) => !URL.canParse(address) || !/^https?:/.test(address));
  if (wrong !== undefined)
    throw new UsageError(`--metrics has "${wrong}": give addresses such as http://127.0.0.1:9464/metrics.`);
  return addresses;
}

/** Reads the metrics of all servers. Throws an EnvironmentError when one does not answer with metrics. */
export async function readCounts(addresses: readonly string[]): Promise<CountsByVersion> {
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
  return addUp((await Promise.all(addresses.map(read))).flat());
}

/** Errors of 1,000 visits; undefined without visits. */
export const per1000 = ({ visits, errors }: Counts): number | undefined =>
  visits > 0 ? (errors * 1_000) / visits : undefined;
