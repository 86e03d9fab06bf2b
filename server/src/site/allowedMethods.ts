import { serverPaths } from '@sayapatri/hosting/serverPaths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from '../http/plainText.ts';
import { pathnameOf } from './sitePath.ts';

const posted: ReadonlySet<string> = new Set([serverPaths.enquiries, serverPaths.telemetry]);

/** An onRequest hook: refuses a method the address doesn't take, before any body is read. */
export async function refuseOtherMethods(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const allowed = posted.has(pathnameOf(request.raw.url ?? '')) ? ['POST'] : ['GET', 'HEAD'];
  if (allowed.includes(request.method)) return undefined;
  const list = allowed.join(', ');
  return sendPlain(reply.header('Allow', list), 405, `This address takes ${list} only.`);
}
