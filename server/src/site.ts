import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KeptAnswers } from './keptAnswers.ts';
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

const fileHeaders = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
];

/** A request whose answer may be kept, or come from what is kept. */
interface Keepable {
  root: string;
  key: string;
}

/** Serves the composed site: pages, hashed files, the few others, and the not-found page. */
export async function addSite(app: FastifyInstance, site: SiteFolder): Promise<void> {
  // Which file answers, from which folder, is decided below; the plugin sends it, compressed and conditional.
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

  const kept = new KeptAnswers();
  const keepable = new WeakMap<FastifyRequest, Keepable>();

  app.addHook('onSend', async (request, reply, payload) => {
    const of = reply.statusCode === 200 ? keepable.get(request) : undefined;
    if (of === undefined) return payload;
    return kept.keep(of.root, of.key, ownHeaders(reply), payload);
  });

  app.get('/*', async (request, reply) => {
    const root = await site.current();
    if (!root) return sendPlain(reply, 503);

    const pathname = pathnameOf(request.raw.url ?? '');
    const key = isPlainGet(request) ? kept.keyOf(pathname, request.headers['accept-encoding']) : undefined;
    if (key !== undefined) {
      const answer = kept.find(root, key);
      if (answer !== undefined) return reply.headers(answer.headers).send(answer.body);
      keepable.set(request, { root, key });
    }

    const target = findSitePath(pathname);
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

/** Whether the answer depends on nothing but the address and the encodings that the browser takes. */
const isPlainGet = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && !conditionalHeaders.some((name) => name in headers);

/** What the file's answer says of itself: the other headers depend on the visitor. */
function ownHeaders(reply: FastifyReply): Record<string, string> {
  const found = fileHeaders.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(
    found.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
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
