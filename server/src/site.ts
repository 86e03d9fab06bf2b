import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from './plainText.ts';
import { isFile, movedTo, type SiteFolder } from './siteFolder.ts';
import { findSitePath, isHashedPath, pathnameOf } from './sitePath.ts';

const conditionalHeaders = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
];

/** Serves the composed site: pages, hashed files, the few others, and the not-found page. */
export async function addSite(app: FastifyInstance, site: SiteFolder): Promise<void> {
  // Which file answers, from which folder, is decided below; the plugin sends it, compressed and conditional.
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

  app.get('/*', async (request, reply) => {
    const root = await site.current();
    if (!root) return sendPlain(reply, 503);

    const target = findSitePath(pathnameOf(request.raw.url ?? ''));
    if (target.kind === 'nothing' || !(await isFile(join(root, target.file)))) {
      return reply.callNotFound();
    }
    if (target.kind === 'page' || target.kind === 'alias') {
      const moved = await movedTo(root, target.path);
      const address = moved ?? target.path;
      if (moved !== undefined || target.kind === 'alias')
        return reply.redirect(address + queryOf(request), 308);
    }
    const cacheControl = target.kind === 'hashed' ? 'public, max-age=31536000, immutable' : 'no-cache';
    return reply
      .headers({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' })
      .sendFile(target.file, root);
  });

  app.setNotFoundHandler(async (request, reply) => {
    const root = await site.current();
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

function queryOf(request: FastifyRequest): string {
  const url = request.raw.url ?? '';
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
