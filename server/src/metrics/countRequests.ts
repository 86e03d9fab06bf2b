import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverPaths } from '@sayapatri/hosting/serverPaths';
import type { FastifyInstance } from 'fastify';
import { isHashedPath, pathnameOf } from '../site/sitePath.ts';
import type { Metrics } from './metrics.ts';

const ownPaths: ReadonlySet<string> = new Set(Object.values(serverPaths));
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** The class of an address for metrics: one of the server's own paths, or a kind of file. There are about ten. */
function routeClass(pathname: string): string {
  if (ownPaths.has(pathname)) return pathname;
  if (isHashedPath(pathname)) return 'asset';
  return /\.[^/]*$/.test(pathname) ? 'file' : 'page';
}

type Answered = (request: IncomingMessage, response: ServerResponse, milliseconds: number) => void;

const counter =
  ({ requests }: Metrics): Answered =>
  ({ method = '', url = '' }, { statusCode }, milliseconds) =>
    requests.observe(
      {
        http_route: routeClass(pathnameOf(url)),
        http_request_method: methods.has(method) ? method : 'other',
        http_response_status_code: String(statusCode),
      },
      milliseconds / 1_000,
    );

/** Counts every answer of `app` and how long it took. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  const answered = counter(metrics);
  app.addHook('onResponse', async ({ raw }, reply) => answered(raw, reply.raw, reply.elapsedTime));
}

/** Makes the function that counts an answer that is about to be sent without Fastify. */
export function countOwnAnswers(metrics: Metrics) {
  const answered = counter(metrics);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const start = performance.now();
    response.once('finish', () => answered(request, response, performance.now() - start));
  };
}
