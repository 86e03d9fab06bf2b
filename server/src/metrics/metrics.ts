/** All metrics of the server, in a registry of their own. No label holds personal data. */
import { Counter, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const enquiries = counter('enquiries_total', 'Enquiries stored or refused, and why.', [
    'outcome',
    'reason',
  ]);
  // Starts at 0: Prometheus sees no increase in a counter that appears with its first count.
  enquiries.inc({ outcome: 'refused', reason: 'database' }, 0);
  return {
    registry,
    requests: new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Answers by route, method and status.',
      labelNames: ['http_route', 'http_request_method', 'http_response_status_code'],
      registers,
    }),
    enquiries,
    deliveries: counter(
      'enquiry_deliveries_total',
      'Tries to tell the office of an enquiry, by channel (mail or webhook) and outcome.',
      ['channel', 'outcome'],
    ),
    browserErrors: counter(
      'browser_errors_total',
      'Errors that browsers report: of a script, or of a remote that could not be shown.',
      ['package', 'version', 'reason'],
    ),
    webVitals: counter(
      'browser_web_vitals_total',
      'Web vitals that browsers report, by rating and release of the shell.',
      ['name', 'rating', 'version'],
    ),
  };
}
