import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';

/**
 * Makes the function that says whether a visitor came by https. The server itself speaks plain http, so a trusted proxy's
 * headers say it. For requests that Fastify handles, its `request.protocol` says the same.
 */
export function overTlsBy(trustProxy: Config['trustProxy']): (request: IncomingMessage) => boolean {
  if (trustProxy === false) return () => false;
  const isTrusted = compile(trustProxy);
  return ({ headers, socket }) => {
    // Of several proxies' values, the nearest proxy's is last.
    const scheme = String(headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1);
    return scheme?.trim() === 'https' && isTrusted(socket.remoteAddress ?? '', 0);
  };
}
