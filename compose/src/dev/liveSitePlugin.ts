/** Serves the live site of any address, with one remote from source in place of the released one. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  bootstrapElementId,
  type FederationManifest,
  type PageBootstrap,
} from '@sayapatri/contract/bootstrap';
import { escapeHtml, scriptJson } from '@sayapatri/contract/html';
import type { Plugin } from 'vite';
import { EnvironmentError, UserError } from '../userError.ts';
import { type DevPackage, devSite } from './devSite.ts';

/** True for sources, Vite's own scripts and the remote's entry. */
const isAnsweredByVite = (address: string) => /^\/(@|src\/|node_modules\/|remoteEntry\.js)/.test(address);

const bootstrapPattern = new RegExp(`(<script[^>]* id="${bootstrapElementId}"[^>]*>)(.*?)(</script>)`, 's');

/** Reads the bootstrap data in a page's HTML. Throws a UserError where the page has none. */
function bootstrapIn(html: string, address: string): PageBootstrap {
  const [, , json] = bootstrapPattern.exec(html) ?? [];
  if (json === undefined)
    throw new UserError(`${address} is no page of a site with remotes: name the address of the site.`);
  return JSON.parse(json);
}

const answerTimeoutMs = 20_000;

/** Fetches from the live site. Throws an EnvironmentError where it can't be reached. */
async function fetchLive(site: URL, address: string): Promise<Response> {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  return fetch(new URL(address, site), { redirect: 'manual', headers: { accept: '*/*' }, signal }).catch(
    (error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message;
      const start = /certificate/.test(reason)
        ? 'let NODE_EXTRA_CA_CERTS name the file of its certificate'
        : 'start it';
      throw new EnvironmentError(
        `${site.origin} can't be reached (${reason}): ${start}, or name another address.`,
      );
    },
  );
}

/**
 * The version of `shared` that the shell at this address provides. Throws as `fetchLive` and `bootstrapIn` do, and a
 * UserError where the address redirects.
 */
export async function sharedOf(site: URL): Promise<string | undefined> {
  const front = await fetchLive(site, '/');
  const target = front.headers.get('location');
  if (target !== null)
    throw new UserError(`${site.origin} leads to ${new URL(target, site).href}: name that address.`);
  if (!front.ok)
    throw new EnvironmentError(`${site.origin} answers ${front.status}: try again, or name another address.`);
  return bootstrapIn(await front.text(), site.origin).shared;
}

/** Serves the pages of `site`; `remote` returns the package served from source, and throws until it is served. */
export function liveSitePlugin(site: URL, remote: () => DevPackage): Plugin {
  /** The live document at `address` with the remote's pages and entry, emptied, so that its scripts draw it. */
  async function documentAt(address: string, live: Response): Promise<string> {
    const { name, pages } = await remote().definition();
    const page = pages.find(({ path }) => path === address);
    // A page of the remote is drawn in the document of the front page, as the site may not have it yet.
    const html = await (page === undefined ? live : await fetchLive(site, '/')).text();
    const { datasets, ...bootstrap } = bootstrapIn(html, site.origin);
    const own = await devSite([remote()]);
    const next: PageBootstrap = {
      ...bootstrap,
      ...(page === undefined && datasets ? { datasets } : {}),
      packages: [...bootstrap.packages.filter((other) => other.name !== name), ...own.packages],
      pageAssets: { packages: { ...bootstrap.pageAssets.packages, ...own.pageAssets.packages } },
    };
    return (
      html
        // The page's policy allows neither sources nor the code of fast refresh.
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace(/<link rel="modulepreload"[^>]*>/g, '')
        .replace(/<title>.*?<\/title>/s, (title) =>
          page ? `<title>${escapeHtml(page.title)}</title>` : title,
        )
        .replace(/<div id="root">.*<\/div>(?=<script type="application\/json")/s, '<div id="root"></div>')
        .replace(bootstrapPattern, (_, start, _json, end) => start + scriptJson(next) + end)
        .replace('</body>', '<script type="module" src="/@vite/client"></script></body>')
    );
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', site);
    // A developer's trial enquiry would reach the office.
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response
        .writeHead(405, { 'content-type': 'text/plain' })
        .end('In development nothing is sent to the live site.');
    if (pathname === '/service-worker.js') {
      // The site's own service worker would keep pages from source for offline reading.
      const retired = await readFile(new URL('../site/retiredServiceWorker.js', import.meta.url));
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(retired);
    }
    const live = await fetchLive(site, pathname + search);
    const type = live.headers.get('content-type') ?? 'application/octet-stream';
    const target = live.headers.get('location')?.replace(site.origin, '');
    const { pages } = await remote().definition();
    const isOwnPage = pages.some(({ path }) => path === pathname);
    const status = isOwnPage ? 200 : live.status;
    const isPage = isOwnPage || type.startsWith('text/html');
    response.writeHead(status, {
      'content-type': isPage ? 'text/html; charset=utf-8' : type,
      'cache-control': 'no-store',
      ...(target === undefined || isOwnPage ? {} : { location: target }),
    });
    if (isPage) response.end(await documentAt(pathname, live));
    else if (pathname === '/federation-manifest.json') {
      const manifest: FederationManifest = await live.json();
      const own = (await devSite([remote()])).pageAssets.packages;
      response.end(JSON.stringify({ packages: { ...manifest.packages, ...own } }));
    } else response.end(Buffer.from(await live.arrayBuffer()));
  }

  return {
    name: 'sayapatri:live-site',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (isAnsweredByVite(request.url ?? '/')) return next();
        answer(request, response).catch((error: unknown) => {
          response.headersSent || response.writeHead(502, { 'content-type': 'text/plain' });
          response.end(error instanceof UserError ? error.message : String(error));
        });
      });
    },
  };
}
