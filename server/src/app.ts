import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { addContactEndpoint } from './contact/contactEndpoint.ts';
import type { EnquiryStore } from './enquiries/enquiryStore.ts';
import { addHealthEndpoints, freeSpace } from './healthEndpoints.ts';
import {
  createHttpServer,
  endConnectionsWhenClosing,
  limitConnections,
  type Timeouts,
  usualTimeouts,
} from './http/connections.ts';
import { overTlsBy } from './http/overTls.ts';
import { answerClientError, answerError, answerFrameworkError } from './http/plainText.ts';
import { setSecurityHeaders } from './http/securityHeaders.ts';
import type { Metrics } from './metrics/metrics.ts';
import { countRequests } from './metrics/metricsServer.ts';
import { answerFromMemory, type Memory } from './site/answerFromMemory.ts';
import { KeptAnswers } from './site/keptAnswers.ts';
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
  timeouts?: Timeouts | undefined;
}

/** Builds the whole server without listening, so that tests can inject into the real one. */
export async function buildApp({
  config,
  enquiries,
  metrics,
  onStored = () => {},
  timeouts = usualTimeouts,
}: AppParts): Promise<FastifyInstance> {
  const site = new SiteFolder(config.siteDir);
  const kept = new KeptAnswers();
  const memory: Memory = {
    kept,
    site,
    isOverTls: overTlsBy(config.trustProxy),
    isClosing: () => isClosing(),
  };
  const app = fastify({
    // At these levels Fastify logs every request, so no request may be answered before it reaches Fastify.
    serverFactory: (handler) =>
      createHttpServer(
        timeouts,
        ['info', 'debug', 'trace'].includes(config.logLevel) ? handler : answerFromMemory(memory, handler),
      ),
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
  const isClosing = endConnectionsWhenClosing(app);
  if (config.trustProxy === false) limitConnections(app.server);

  addContactEndpoint(app, { site, enquiries, config, metrics, onStored });
  addTelemetryEndpoint(app, site, metrics);
  addHealthEndpoints(app, { site, enquiries, disk: freeSpace(config) });
  await addSite(app, site, kept);
  return app;
}

/** An error as it is logged, without a database's details, which may repeat what a visitor wrote. */
function withoutValues({ name, message, stack, code }: Error & { code?: string }) {
  return { type: name, message, stack: stack ?? '', code };
}
