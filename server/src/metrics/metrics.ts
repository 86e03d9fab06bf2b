/** All metrics of the server, in a registry of their own, and the address where they are read. No label holds personal data. */
import { type FastifyInstance, fastify } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { listenError } from '../http/listenError.ts';

const host = '127.0.0.1';

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

/** Counts every answer of `app` and how long it took. */
export function countRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    requests.observe(
      {
        http_route: routeOptions.url ?? 'none',
        http_request_method: method,
        http_response_status_code: statusCode,
      },
      elapsedTime / 1_000,
    ),
  );
}

/**
 * Serves GET /metrics in the format of Prometheus, to this machine alone. Throws a UserError when the port is not
 * available.
 */
export async function serveMetrics({ registry }: Metrics, port: number) {
  collectDefaultMetrics({ register: registry });
  const app = fastify();
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw listenError(error, { port, host }, 'METRICS_PORT');
  }
  return { url: `${app.listeningOrigin}/metrics`, close: () => app.close() };
}
