import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import { serverPaths } from '@sayapatri/contract/serverPaths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from '../http/plainText.ts';
import { isFile, movedTo, type SiteFolder } from './siteFolder.ts';
import { findSitePath, isHashedPath, pathnameOf } from './sitePath.ts';

/** Serves the composed site: pages, files and the not-found page. */
export async function addSite(app: FastifyInstance, site: SiteFolder): Promise<void> {
  // The plugin only sends files, with compression and conditional requests; the code below decides which file.
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

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
    await dropStaleRange(request.raw.headers, join(root, target.file));
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

const extensions: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/**
 * Removes `Range` where `If-Range` does not name exactly the version that is sent (RFC 9110, 13.1.5), so that the whole file
 * is sent. The plugin would accept its own weak ETag and any later date. Only the date is strong enough here.
 */
async function dropStaleRange(headers: FastifyRequest['raw']['headers'], file: string): Promise<void> {
  const { range, 'if-range': wanted, 'accept-encoding': accepted = '' } = headers;
  if (range === undefined || wanted === undefined) return;
  const encoding = negotiate(String(accepted).toLowerCase().replaceAll('*', 'gzip'), Object.keys(extensions));
  const found = await stat(file + (extensions[encoding ?? ''] ?? '')).catch(() => stat(file));
  if (found.mtime.toUTCString() !== wanted) delete headers.range;
}

const conditionalHeaders = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
];

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
