/** All metrics of the server, named by OpenTelemetry's conventions. No label holds personal data. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

const seconds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];
/** The bounds of "good" and "poor" by web.dev (LCP 2.5 and 4 s, INP 0.2 and 0.5 s, TTFB 0.8 and 1.8 s) are among them. */
const vitalSeconds = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const shifts = [0.01, 0.05, 0.1, 0.25, 0.5, 1];

/** Metrics of one server, in a registry of their own; those of the process are added by `watchProcess`. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets = seconds,
  ) => new Histogram({ name, help, labelNames, buckets, registers });
  const enquiries = counter('enquiries_total', 'Enquiries stored or refused, and why.', [
    'outcome',
    'reason',
  ]);
  // Starts at 0: Prometheus sees no increase in a counter that appears with its first count, so the alert would miss it.
  enquiries.inc({ outcome: 'refused', reason: 'database' }, 0);
  return {
    registry,
    requests: histogram(
      'http_server_request_duration_seconds',
      'Answers by class of address, method and status.',
      ['http_route', 'http_request_method', 'http_response_status_code'],
    ),
    enquiries,
    overdue: new Gauge({
      name: 'enquiries_overdue',
      help: 'New enquiries whose time to answer is over.',
      registers,
    }),
    databaseWaits: histogram(
      'db_client_operation_duration_seconds',
      'How long the database took, by what was asked of it.',
      ['db_operation_name', 'outcome'],
    ),
    freeDisk: new Gauge({
      name: 'system_filesystem_free_bytes',
      help: 'Bytes left on the disk of DATA_DIR; absent where enquiries are in PostgreSQL.',
      registers,
    }),
    reports: counter('browser_reports_total', 'Reports of browsers, taken or refused.', ['outcome']),
    visits: counter('browser_visits_total', "Addresses that asked for a package's code, each once an hour.", [
      'package',
      'version',
    ]),
    remoteFailures: counter(
      'browser_remote_failures_total',
      'Of these visits, those in which the package could not be shown; attempt 1 was followed by a second one.',
      ['package', 'version', 'page', 'reason', 'attempt'],
    ),
    errors: counter(
      'browser_errors_total',
      'Of these visits, those with an error or rejection that nothing caught.',
      ['package', 'version', 'kind', 'name'],
    ),
    recoveries: counter(
      'browser_hydration_recoveries_total',
      'Of these visits, those with a page that React drew anew, by release of the shell.',
      ['version', 'page'],
    ),
    policyViolations: counter(
      'browser_policy_violations_total',
      'What the security policy or Trusted Types refused: each directive once an hour of an address.',
      ['directive', 'page', 'reporter'],
    ),
    vitals: histogram(
      'browser_web_vital_seconds',
      'LCP, INP and TTFB by page and kind of connection, each once an hour of an address.',
      ['name', 'page', 'connection'],
      vitalSeconds,
    ),
    layoutShift: histogram(
      'browser_web_vital_layout_shift',
      'CLS by page and kind of connection, once an hour of an address.',
      ['page', 'connection'],
      shifts,
    ),
  };
}

/** Adds memory, processor time, event loop and descriptors of this process. */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
