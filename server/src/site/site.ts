import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { serverPaths } from '@sayapatri/contract/serverPaths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from '../http/plainText.ts';
import { isFile, movedTo, type SiteFolder } from './siteFolder.ts';
import { findSitePath, isHashedPath, pathnameOf } from './sitePath.ts';

/** Serves the composed site: pages, files and the not-found page. */
export async function addSite(app: FastifyInstance, site: SiteFolder): Promise<void> {
  // The plugin only sends files, with compression and conditional requests; the code below decides which file.
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
  });

  app.get('/*', async (request, reply) => {
    const root = site.current();
    if (!root) return sendPlain(reply, 503);

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
        // A page may take its address back, so no browser may keep the redirect without asking again.
        return reply
          .header('Cache-Control', 'no-cache')
          .redirect(withQuery(address, url.slice(pathname.length)), 308);
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

/** The address with a query, which stands before the section that an address may name. */
const withQuery = (address: string, query: string) => address.replace(/(?=#|$)/, () => query);

const conditionalHeaders = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, root: string): FastifyReply {
  // A 404 is always sent whole: a 304 would leave the visitor with an empty page.
  for (const name of conditionalHeaders) delete request.raw.headers[name];
  return reply
    .code(404)
    .headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
    .sendFile('404.html', root, { etag: false, lastModified: false });
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
