import type { FastifyReply, FastifyRequest } from 'fastify';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Sets the headers that belong on every answer; the content security policy stands in each page. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(always);
  // The server itself speaks plain http, so this is https only when a trusted proxy says so.
  if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000');
}
