import type { ReportedEvent } from '@sayapatri/contract/telemetry';
import type { Counter } from 'prom-client';
import type { Metrics } from '../metrics/metrics.ts';
import type { CountedOfAddress } from './addressMemory.ts';
import type { KnownLabels } from './knownLabels.ts';

const errorNames = new Set([
  ...['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError', 'EvalError'],
  ...['AbortError', 'NetworkError', 'NotFoundError', 'QuotaExceededError', 'SecurityError', 'TimeoutError'],
]);
const connections = new Set(['slow-2g', '2g', '3g', '4g', 'unknown']);
const directives = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'connect-src', 'manifest-src', 'frame-src', 'form-action'],
  ...['base-uri', 'frame-ancestors', 'worker-src', 'require-trusted-types-for', 'trusted-types'],
]);

const known = (values: ReadonlySet<string> | undefined, value: string) =>
  values?.has(value) ? value : 'other';

/** The package and version that an event names; "other" for one that the site does not know. */
function packageLabels(labels: KnownLabels, name: string, version: string) {
  const versions = labels.versions.get(name);
  return { package: versions ? name : 'other', version: known(versions, version) };
}

/**
 * Counts one event unless its address has been counted for it (addressMemory.ts). Names that the site does not know are
 * counted as "other". `reporter` is the site's own script, or the browser by itself.
 */
export function countEvent(
  metrics: Metrics,
  labels: KnownLabels,
  event: ReportedEvent,
  address: CountedOfAddress,
  reporter: 'page' | 'browser',
): void {
  const page = known(labels.pages, event.page);
  switch (event.kind) {
    case 'visit': {
      const of = packageLabels(labels, event.package, event.version);
      if (address.isFirst(`visit ${of.package} ${of.version}`)) metrics.visits.inc(of);
      break;
    }
    case 'remote-failed': {
      const { reason, attempt } = event;
      const of = packageLabels(labels, event.package, event.version);
      if (address.isFirstFailure(`attempt ${attempt}`, `${of.package} ${of.version}`))
        metrics.remoteFailures.inc({ ...of, page, reason, attempt });
      break;
    }
    case 'hydration-recovered': {
      const { version } = packageLabels(labels, 'shell', event.version);
      if (address.isFirstFailure('recovery', `shell ${version}`)) metrics.recoveries.inc({ version, page });
      break;
    }
    case 'error':
    case 'rejection': {
      const of = packageLabels(labels, event.file.split('/')[2] ?? '', event.version);
      if (address.isFirstFailure('error', `${of.package} ${of.version}`))
        metrics.errors.inc({ ...of, kind: event.kind, name: known(errorNames, event.name) });
      break;
    }
    case 'policy': {
      const directive = known(directives, event.directive);
      if (address.isFirst(`policy ${directive}`)) metrics.policyViolations.inc({ directive, page, reporter });
      break;
    }
    case 'vital': {
      const connection = known(connections, event.connection);
      if (!address.isFirst(`vital ${event.name}`)) break;
      if (event.name === 'CLS') metrics.layoutShift.observe({ page, connection }, event.value);
      else metrics.vitals.observe({ name: event.name, page, connection }, event.value / 1_000);
    }
  }
}

/** Removes the counts of versions that the site no longer names: they would be kept until the server restarts. */
export async function forgetVersions(metrics: Metrics, labels: KnownLabels): Promise<void> {
  const byVersion: Counter[] = [metrics.visits, metrics.remoteFailures, metrics.errors, metrics.recoveries];
  for (const counter of byVersion)
    for (const { labels: of } of (await counter.get()).values) {
      // Hydration recoveries are counted only for the shell's version.
      const { package: name = 'shell', version = 'other' } = of;
      if (version !== 'other' && !labels.versions.get(String(name))?.has(String(version))) counter.remove(of);
    }
}
