import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface TamperingServer {
  origin: string;
  /** Puts the foreign code in front of this script, and of no other, from now on. */
  tamperWith: (script: string) => void;
  close: () => void;
}

/**
 * Starts a proxy before the server at `site` that puts `foreign` in front of one of the `scripts` (their paths). A browser
 * keeps none of these, so that every visit receives what the proxy answers now; everything else may come from its cache,
 * which intercepting the browser's requests would turn off.
 */
export async function startTamperingServer(
  site: string,
  scripts: string[],
  foreign: string,
): Promise<TamperingServer> {
  let tampered: string | undefined;
  const server = createServer((incoming, reply) => {
    const { url = '', method, headers } = incoming;
    const path = url.replace(/\?.*/, '');
    const isTampered = path === tampered;
    const passed = request(
      new URL(url, site),
      { method, headers: isTampered ? { ...headers, 'accept-encoding': 'identity' } : headers },
      async (answer: IncomingMessage) => {
        const own = { ...answer.headers };
        if (scripts.includes(path)) own['cache-control'] = 'no-store';
        if (isTampered) {
          const body = Buffer.concat([Buffer.from(`${foreign}\n`), await buffer(answer)]);
          reply.writeHead(answer.statusCode ?? 502, { ...own, 'content-length': String(body.length) });
          reply.end(body);
        } else {
          reply.writeHead(answer.statusCode ?? 502, own);
          answer.pipe(reply);
        }
      },
    );
    passed.on('error', () => reply.destroy());
    incoming.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tamperWith: (script) => {
      tampered = script;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
