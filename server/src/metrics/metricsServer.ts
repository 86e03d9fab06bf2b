import { type FastifyInstance, fastify } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Config } from '../config/config.ts';
import { listenError } from '../http/listenError.ts';
import type { Metrics } from './metrics.ts';

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
 * Serves GET /metrics in the format of Prometheus, on a port of its own, so that no visitor reaches it. Throws a UserError
 * when the address is not available.
 */
export async function serveMetrics(
  { registry }: Metrics,
  { metricsPort: port = 0, metricsHost: host }: Pick<Config, 'metricsPort' | 'metricsHost'>,
) {
  collectDefaultMetrics({ register: registry });
  const app = fastify();
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw listenError(error, { port, host }, 'METRICS_PORT and METRICS_HOST');
  }
  return { url: `${app.listeningOrigin}/metrics`, close: () => app.close() };
}
