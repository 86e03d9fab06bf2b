import type { Server } from 'node:http';
import { serverPaths } from '@sayapatri/hosting/serverPaths';
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

/** Counts every answer of `server` and how long it took. */
export function countRequests(server: Server, { requests }: Metrics): void {
  server.on('request', ({ method = '', url = '' }, response) => {
    const start = performance.now();
    response.once('close', () =>
      requests.observe(
        {
          http_route: routeClass(pathnameOf(url)),
          http_request_method: methods.has(method) ? method : 'other',
          http_response_status_code: String(response.statusCode),
        },
        (performance.now() - start) / 1_000,
      ),
    );
  });
}
