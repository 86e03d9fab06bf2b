import type { FastifyInstance } from 'fastify';
import { sendPlain } from '../plainText.ts';
import { serverPaths } from '../serverPaths.ts';
import { fetchRelease } from './fetchRelease.ts';
import { cookieFor, OverrideFault, parseOverride } from './override.ts';

/**
 * GET /override?remote=…&from=… shows this browser that remote from there, beginning at its first page; without
 * parameters it ends that. What can't be shown is refused in one sentence, and changes nothing.
 */
export function addOverrideEndpoint(app: FastifyInstance, origins: readonly string[]): void {
  app.get(serverPaths.override, async (request, reply) => {
    const isSecure = request.protocol === 'https';
    const query = new URL(request.raw.url ?? '', 'http://localhost').search;
    reply.header('Cache-Control', 'no-store');
    if (query.length <= 1)
      return reply.header('Set-Cookie', cookieFor(undefined, isSecure)).redirect('/', 303);
    try {
      const override = parseOverride(query, origins);
      const [first] = (await fetchRelease(override)).pages;
      reply.header('Set-Cookie', cookieFor(override, isSecure));
      return reply.redirect(encodeURI(first?.path ?? '/'), 303);
    } catch (error) {
      if (!(error instanceof OverrideFault)) throw error;
      return sendPlain(reply, 400, error.message);
    }
  });
}
