import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { askSite, listen, passOn } from './proxy.ts';

/**
 * Starts a proxy before the server at `site` that puts `foreign` in front of one of the `scripts` (their paths). A browser
 * keeps none of these, so that every visit receives what the proxy answers now; everything else may come from its cache,
 * which intercepting the browser's requests would turn off.
 */
export async function startTamperingServer(site: string, scripts: string[], foreign: string) {
  let tampered: string | undefined;
  const server = createServer(async (asked, reply) => {
    const path = asked.url?.replace(/\?.*/, '') ?? '';
    const isTampered = path === tampered;
    const kept = scripts.includes(path) ? { 'cache-control': 'no-store' } : {};
    try {
      const answer = await askSite(site, asked, isTampered ? { 'accept-encoding': 'identity' } : {});
      if (!isTampered) return passOn(answer, reply, kept);
      const body = Buffer.concat([Buffer.from(`${foreign}\n`), await buffer(answer)]);
      reply.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...kept,
        'content-length': body.length,
      });
      reply.end(body);
    } catch {
      reply.destroy();
    }
  });
  return {
    ...(await listen(server, 'http')),
    /** Puts the foreign code in front of this script, and of no other, from now on. */
    tamperWith: (script: string) => {
      tampered = script;
    },
  };
}
