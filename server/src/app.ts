import type { Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { refuseOtherMethods } from './allowedMethods.ts';
import type { Config } from './config.ts';
import { addContactEndpoint } from './contactEndpoint.ts';
import type { EnquiryStore } from './enquiries.ts';
import { addHealthEndpoint } from './healthEndpoint.ts';
import { addOverride } from './override/addOverride.ts';
import { answerClientError, answerError, answerFrameworkError } from './plainFaults.ts';
import { setSecurityHeaders } from './securityHeaders.ts';
import { addSite } from './site.ts';
import { SiteFolder } from './siteFolder.ts';

/** What the app stands on. Whoever opened the enquiries closes them, after the app. */
export interface AppParts {
  config: Config;
  enquiries: EnquiryStore;
}

/** Builds the whole server without listening, so that tests can inject into the real one. */
export async function buildApp({ config, enquiries }: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel },
    trustProxy: config.trustProxy,
    // A phone on a poor network still sends 32 KB in this time; a connection held open on purpose ends.
    requestTimeout: 30_000,
    // While closing, a request that is already here is served: Fastify's own 503 would be JSON.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  });
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply));
  app.addHook('onRequest', refuseOtherMethods);
  endConnectionsWhenClosing(app);

  const site = new SiteFolder(config.siteDir);
  await addContactEndpoint(app, enquiries, config.rateLimitPerMinute);
  addHealthEndpoint(app, site, enquiries);
  if (config.overrideOrigins.length > 0) addOverride(app, site, config.overrideOrigins);
  await addSite(app, site);
  return app;
}

/**
 * Node itself closes the idle connections, once, and waits for all others. So one whose request is under way ends with
 * the answer here, and one that a browser has opened ahead and not yet used ends at once.
 */
function endConnectionsWhenClosing(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  let closing = false;
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onResponse', async (request) => {
    if (closing) request.raw.socket.destroySoon();
  });
}
