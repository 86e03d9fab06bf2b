import { securityHeaders, securityHeadersOverTls } from '@sayapatri/contract/securityPolicy';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sets the headers that belong on every answer. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  // The server itself speaks plain http, so the protocol is https only when a trusted proxy says so.
  reply.headers(request.protocol === 'https' ? securityHeadersOverTls : securityHeaders);
}
