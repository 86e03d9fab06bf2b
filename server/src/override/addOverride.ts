import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isFile, type SiteFolder } from '../siteFolder.ts';
import { findSitePath, pathnameOf, type SitePath } from '../sitePath.ts';
import { overrideBar, withBar } from './bar.ts';
import { fetchBounded } from './fetchBounded.ts';
import { fetchRelease } from './fetchRelease.ts';
import { type Override, OverrideFault, overrideOf } from './override.ts';
import { addOverrideEndpoint } from './overrideEndpoint.ts';
import { hasPage, previewDocument, siteWith } from './previewDocument.ts';

const mostFileBytes = 10_000_000;

/**
 * Lets one browser see one remote from one of `origins` instead of its release: pages, menus and files. Where a
 * build can't be had, the site's own is shown, and the bar says so.
 */
export function addOverride(app: FastifyInstance, site: SiteFolder, origins: readonly string[]): void {
  addOverrideEndpoint(app, origins);

  app.addHook('onRequest', async (request, reply) => {
    // Only pages and files are overridden, not enquiries and health.
    if (request.routeOptions.url !== '/*') return;
    const override = overrideOf(request.headers.cookie, origins);
    const root = await site.current();
    if (override === undefined || root === undefined) return;
    const target = findSitePath(pathnameOf(request.raw.url ?? ''));
    if (target.kind === 'hashed') return sendFile(reply, override, target.file);
    if (target.kind === 'alias') return reply.header('Cache-Control', 'no-store').redirect(target.path, 303);
    if (target.kind === 'page') return sendPage(reply, override, root, target);
  });

  app.addHook('onSend', async (_request, reply) => {
    const vary = reply.getHeader('Vary');
    reply.header('Vary', vary ? `${vary}, Cookie` : 'Cookie');
  });
}

/** Sends a file of the override's build; leaves one that it lacks to the site. */
async function sendFile(reply: FastifyReply, { remote, from }: Override, file: string) {
  const folder = `_/${remote}/`;
  if (!file.startsWith(folder)) return;
  const url = new URL(`browser/${file.slice(folder.length)}`, from);
  const found = await fetchBounded(url, mostFileBytes).catch(() => undefined);
  // Some servers answer with a page of their own where a file is missing.
  if (found === undefined || found.type.startsWith('text/html')) return;
  return reply.header('Cache-Control', 'no-store').type(found.type).send(found.body);
}

async function sendPage(
  reply: FastifyReply,
  override: Override,
  root: string,
  target: SitePath & { kind: 'page' },
): Promise<FastifyReply> {
  reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8');
  const read = (file: string) => readFile(join(root, file), 'utf8');
  try {
    const release = await fetchRelease(override);
    const notFoundPage = await read('404.html');
    const shown = siteWith(release, notFoundPage, JSON.parse(await read('federation-manifest.json')));
    const title = `${override.remote} from ${override.from}`;
    return reply
      .code(hasPage(shown, target.path) ? 200 : 404)
      .send(previewDocument(notFoundPage, shown, title, overrideBar(override)));
  } catch (fault) {
    if (!(fault instanceof OverrideFault)) throw fault;
    const isThere = await isFile(join(root, target.file));
    return reply
      .code(isThere ? 200 : 404)
      .send(withBar(await read(isThere ? target.file : '404.html'), overrideBar(override, fault.message)));
  }
}
