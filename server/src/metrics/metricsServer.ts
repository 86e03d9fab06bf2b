import { statfs } from 'node:fs/promises';
import { fastify } from 'fastify';
import type { Config } from '../config/config.ts';
import type { EnquiryStore } from '../enquiries/enquiryStore.ts';
import { listenError } from '../http/listenError.ts';
import { type Metrics, watchProcess } from './metrics.ts';

/**
 * Serves GET /metrics in the format of Prometheus, on a port of its own, so that no visitor reaches it. Throws a UserError
 * when the address is not available.
 */
export async function serveMetrics(
  metrics: Metrics,
  { metricsPort: port = 0, metricsHost: host, dataDir, databaseUrl }: Config,
  enquiries: EnquiryStore,
) {
  watchProcess(metrics);
  const app = fastify();
  app.get('/metrics', async (_request, reply) => {
    if (databaseUrl === undefined) {
      const { bavail, bsize } = await statfs(dataDir);
      metrics.freeDisk.set(bavail * bsize);
    }
    // While the database can't be read, the gauge keeps its value.
    const overdue = await enquiries.countDue(new Date().toISOString()).catch(() => undefined);
    if (overdue !== undefined) metrics.overdue.set(overdue);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw listenError(error, { port, host }, ['METRICS_PORT', 'METRICS_HOST']);
  }
  return { url: `${app.listeningOrigin}/metrics`, close: () => app.close() };
}
