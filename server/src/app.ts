import type { Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { refuseOtherMethods } from './allowedMethods.ts';
import type { Config } from './config.ts';
import { addContactEndpoint } from './contact/contactEndpoint.ts';
import type { EnquiryStore } from './enquiries/enquiryStore.ts';
import { addHealthEndpoint } from './healthEndpoint.ts';
import { addOverride } from './override/addOverride.ts';
import { answerClientError, answerError, answerFrameworkError } from './plainText.ts';
import { setSecurityHeaders } from './securityHeaders.ts';
import { addSite } from './site.ts';
import { SiteFolder } from './siteFolder.ts';
import { pathnameOf } from './sitePath.ts';

/** What the app needs. The caller opens the enquiries, and closes them after the app. */
export interface AppParts {
  config: Config;
  enquiries: EnquiryStore;
  /** Called each time an enquiry is stored. */
  onStored?: () => void;
}

/** Builds the whole server without listening, so that tests can inject into the real one. */
export async function buildApp({
  config,
  enquiries,
  onStored = () => {},
}: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: config.logLevel,
      serializers: {
        // Without address and query, which are the visitor's own.
        req: ({ method, url }) => ({ method, path: pathnameOf(url ?? '') }),
        err: withoutValues,
      },
    },
    trustProxy: config.trustProxy,
    // Long enough for 32 KB over a poor mobile network; ends connections that are held open on purpose.
    requestTimeout: 30_000,
    // Requests that arrive while the server closes are still served: Fastify's own 503 would be JSON.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  });
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply));
  app.addHook('onRequest', refuseOtherMethods);
  endConnectionsWhenClosing(app);

  const site = new SiteFolder(config.siteDir);
  await addContactEndpoint(app, {
    enquiries,
    limits: config,
    toMail: config.mail !== undefined,
    onStored,
  });
  addHealthEndpoint(app, site, enquiries);
  if (config.overrideOrigins.length > 0) addOverride(app, site, config.overrideOrigins);
  await addSite(app, site);
  return app;
}

/**
 * Node closes idle connections when the server closes, and waits for the others. A connection that was opened in advance
 * and never used does not count as idle, so it is closed here; the others are closed with their answer.
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

/** An error for the log: a database's own details may repeat what a visitor wrote. */
function withoutValues({ name, message, stack, code }: Error & { code?: string }) {
  return { type: name, message, stack: stack ?? '', code };
}
