import type { Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { addContactEndpoint } from './contact/contactEndpoint.ts';
import type { EnquiryStore } from './enquiries/enquiryStore.ts';
import { addHealthEndpoint } from './healthEndpoint.ts';
import { answerClientError, answerError, answerFrameworkError } from './http/plainText.ts';
import { setSecurityHeaders } from './http/securityHeaders.ts';
import { countRequests, type Metrics } from './metrics/metrics.ts';
import { addSite, refuseOtherMethods } from './site/site.ts';
import { SiteFolder } from './site/siteFolder.ts';
import { pathnameOf } from './site/sitePath.ts';
import { addTelemetryEndpoint } from './telemetry/telemetryEndpoint.ts';

/** The caller opens the enquiry store, and closes it after the app. */
export interface AppParts {
  config: Config;
  enquiries: EnquiryStore;
  metrics: Metrics;
  onStored?: () => void;
}

/** Milliseconds for a whole request to arrive, or without a byte: long enough for 80 KB over a poor mobile network. */
const slowestMs = 30_000;

/** Builds the whole server without listening, so that tests can inject into the real one. */
export async function buildApp({
  config,
  enquiries,
  metrics,
  onStored = () => {},
}: AppParts): Promise<FastifyInstance> {
  const site = new SiteFolder(config.siteDir);
  const app = fastify({
    requestTimeout: slowestMs,
    connectionTimeout: slowestMs,
    logger: {
      level: config.logLevel,
      serializers: {
        // The visitor's address and the query are left out, because they are personal data.
        req: ({ method, url }) => ({ method, path: pathnameOf(url ?? '') }),
        err: withoutValues,
      },
    },
    trustProxy: config.trustProxy,
    // Requests that arrive while the server closes are still served, because Fastify's own 503 would be JSON.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  });
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply));
  app.addHook('onRequest', refuseOtherMethods);
  if (config.metricsPort !== undefined) countRequests(app, metrics);
  endConnectionsWhenClosing(app);

  addContactEndpoint(app, { enquiries, config, metrics, onStored });
  addTelemetryEndpoint(app, site, metrics);
  addHealthEndpoint(app, { site, enquiries });
  await addSite(app, site);
  return app;
}

/**
 * Once the app closes, closes each connection with its answer, and those that were never used, as browsers open them in
 * advance: Node itself closes only those that are idle at that moment, and the others would hold up the close.
 */
function endConnectionsWhenClosing(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  let closing = false;
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (closing) raw.socket.destroySoon();
  });
}

/** An error as it is logged, without a database's details, which may repeat what a visitor wrote. */
function withoutValues({ name, message, stack, code }: Error & { code?: string }) {
  return { type: name, message, stack: stack ?? '', code };
}
