// The contact form takes any JSON body for a receipt, so no error may be answered in JSON. This file replaces all of
// Fastify's own error answers, which are JSON.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setSecurityHeaders } from './securityHeaders.ts';

const sentences: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'The request is too large.',
  415: 'Send the enquiry as application/json.',
  429: 'Too many enquiries from this address; please try again in a minute.',
  500: 'Something went wrong on our side.',
  503: 'Not available right now; please try again shortly.',
};

/** Answers with `status` and one plain-text sentence; without `sentence`, the usual one for the status. */
export function sendPlain(reply: FastifyReply, status: number, sentence?: string): FastifyReply {
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${sentence ?? sentenceFor(status)}\n`);
}

/** For setErrorHandler: answers with the error's status; an error without a status is logged and answered with 500. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return sendPlain(reply, status);
}

/** For frameworkErrors: answers a URL that the router can't decode. No hook has run by then, so headers are set here. */
export function answerFrameworkError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  setSecurityHeaders(request, reply);
  sendPlain(reply, statusOf(error));
}

/** For clientErrorHandler: answers bytes that are not an HTTP request, or a request that never ends. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const body = `${sentenceFor(status)}\n`;
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}

function sentenceFor(status: number): string {
  return sentences[status] ?? `${STATUS_CODES[status] ?? 'Refused'}.`;
}
