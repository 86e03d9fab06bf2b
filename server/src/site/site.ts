import { ReadStream } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fastifyStatic from '@fastify/static';
import { serverPaths } from '@sayapatri/hosting/serverPaths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from '../http/plainText.ts';
import { acceptedVariants, conditionalHeaders, type KeptAnswers, largestBytes } from './keptAnswers.ts';
import { isFile, movedTo, type SiteFolder } from './siteFolder.ts';
import { findSitePath, isHashedPath, pathnameOf } from './sitePath.ts';

/**
 * Serves the composed site: pages, files and the not-found page. Answers are put into `kept`, from which answerFromMemory
 * sends them again.
 */
export async function addSite(app: FastifyInstance, site: SiteFolder, kept?: KeptAnswers): Promise<void> {
  // The plugin only sends files, with compression and conditional requests; the code below decides which file.
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

  // The keys of kept answers hold the same header, so that a browser only gets a kept answer that it can decode.
  app.addHook('onRequest', async ({ headers }) => {
    headers['accept-encoding'] = acceptedVariants(headers['accept-encoding'] as string | undefined);
  });

  /** The keys of requests whose answers are kept. */
  const keys = new WeakMap<FastifyRequest, string>();
  if (kept)
    app.addHook('onSend', async (request, reply, payload) => {
      const key = keys.get(request);
      if (key === undefined) return payload;
      const length = Number(reply.getHeader('content-length'));
      if (reply.statusCode !== 200 || !(payload instanceof ReadStream) || !(length <= largestBytes)) {
        kept.forget(key);
        return payload;
      }
      const body = await buffer(payload);
      if (body.length === length) kept.keep(key, reply.getHeaders(), body);
      return body;
    });

  app.get('/*', async (request, reply) => {
    const root = site.current();
    if (!root) return sendPlain(reply, 503);

    const key = kept?.keyOf(root, request.raw);
    if (key !== undefined) keys.set(request, key);

    const { url = '' } = request.raw;
    const pathname = pathnameOf(url);
    const target = findSitePath(pathname);
    if (target.kind === 'nothing' || !(await isFile(join(root, target.file)))) {
      return reply.callNotFound();
    }
    if (target.kind === 'page' || target.kind === 'alias') {
      const moved = await movedTo(root, target.path);
      const address = moved ?? target.path;
      if (moved !== undefined || target.kind === 'alias')
        return reply.redirect(address + url.slice(pathname.length), 308);
    }
    const cacheControl = target.kind === 'hashed' ? 'public, max-age=31536000, immutable' : 'no-cache';
    return reply
      .headers({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' })
      .sendFile(target.file, root);
  });

  app.setNotFoundHandler(async (request, reply) => {
    const root = site.current();
    const pathname = pathnameOf(request.raw.url ?? '');
    if (!root || isHashedPath(pathname) || !(await isFile(join(root, '404.html')))) {
      return sendPlain(reply, 404);
    }
    return sendNotFoundPage(request, reply, root);
  });
}

function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, root: string): FastifyReply {
  // A 404 is always sent whole: a 304 or a part would leave the visitor with an empty page.
  for (const name of conditionalHeaders) delete request.raw.headers[name];
  return reply
    .code(404)
    .headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
    .sendFile('404.html', root, { etag: false, lastModified: false, acceptRanges: false });
}

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
