import type { FastifyInstance } from 'fastify';
import { serverPaths } from '../serverPaths.ts';
import { isHashedPath, pathnameOf } from '../sitePath.ts';
import type { Metrics } from './metrics.ts';

const ownPaths: ReadonlySet<string> = new Set(Object.values(serverPaths));
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** The class of an address: one of the server's own, or what kind of file it asks for. There are about ten. */
export function routeClass(pathname: string): string {
  if (ownPaths.has(pathname)) return pathname;
  if (isHashedPath(pathname)) return 'asset';
  return /\.[^/]*$/.test(pathname) ? 'file' : 'page';
}

/** Counts every answer and how long it took. */
export function countRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    requests.observe(
      {
        http_route: routeClass(pathnameOf(request.raw.url ?? '')),
        http_request_method: methods.has(request.method) ? request.method : 'other',
        http_response_status_code: String(reply.statusCode),
      },
      reply.elapsedTime / 1_000,
    );
  });
}
