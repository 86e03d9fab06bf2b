import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Config } from '../config/config.ts';

/**
 * Makes the function that says whether a visitor came by https. The server itself speaks plain http, so the answer is in
 * the headers of a trusted proxy. The same as Fastify's `request.protocol`, for requests that Fastify does not handle.
 */
export function overTlsBy(trustProxy: Config['trustProxy']): (request: IncomingMessage) => boolean {
  if (trustProxy === false) return () => false;
  const isTrusted = compile(trustProxy);
  return ({ headers, socket }) => {
    // Where several proxies have added theirs, the nearest one's is last.
    const scheme = String(headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1);
    return scheme?.trim() === 'https' && isTrusted(socket.remoteAddress ?? '', 0);
  };
}
