import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { type FaultName, faults } from './faults.ts';

/**
 * Request headers that say whose scripts fail, and how; without a fault they arrive. No browser keeps these scripts, so that
 * the next visit in the same tab requests them again. `visit` is the visit's own name.
 */
export const faultHeaders = (target: string, fault: FaultName | undefined, visit: string) => ({
  'fault-target': target,
  visit,
  ...(fault && { fault }),
});

export interface FaultyServer {
  origin: string;
  /** Names of the visits in which a script has failed. */
  failed: Set<string>;
  close: () => void;
}

/** Headers that belong to one connection and must not be passed on to the other. */
const isOfConnection = (name: string) => /^:|^(connection|keep-alive|transfer-encoding|host)$/.test(name);
const passedOn = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isOfConnection(name)));

/**
 * Starts a proxy before the server at `site`. It forwards everything except the scripts that the request's headers make
 * fail. It uses HTTP/2, as a site does in production; six-connections.spec.ts covers what is particular to HTTP/1.1.
 */
export async function startFaultyServer(site: string): Promise<FaultyServer> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const failed = new Set<string>();
  const server = createSecureServer({ key, cert }, (asked, reply) => {
    const ask = () => askSite(new URL(asked.url, site), asked);
    const fails = isBroken(asked);
    if (fails) failed.add(String(asked.headers.visit));
    const answered = fails
      ? faults[asked.headers.fault as FaultName](reply, {
          path: asked.url,
          script: async () => buffer(await ask()),
        })
      : ask().then((answer) => passOn(answer, reply, isOfTarget(asked)));
    answered?.catch(() => reply.stream.close());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failed,
    close: () => server.close(),
  };
}

const isOfTarget = ({ url, headers }: Http2ServerRequest) =>
  url.startsWith(`/_/${headers['fault-target']}/`) && /\.js(\?|$)/.test(url);
const isBroken = (asked: Http2ServerRequest) => asked.headers.fault !== undefined && isOfTarget(asked);

function passOn(answer: IncomingMessage, reply: Http2ServerResponse, isNotKept: boolean): void {
  const headers = passedOn(answer.headers);
  reply.writeHead(
    answer.statusCode ?? 502,
    isNotKept ? { ...headers, 'cache-control': 'no-store' } : headers,
  );
  answer.pipe(reply);
}

function askSite(url: URL, asked: Http2ServerRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...passedOn(asked.headers), 'accept-encoding': 'identity' };
    asked.pipe(request(url, { method: asked.method, headers }, resolve).on('error', reject));
  });
}
