/** A server between the engine and the site that lets each page record what it logs, can hold scripts back or change them, and can be unplugged. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { askSite, listen, passOn } from '../faults/proxy.ts';
import { deferred } from '../test.ts';

declare global {
  interface Window {
    /** What the page has logged, and the violations of its security policy. */
    logged: string[];
    /** Whether Back has shown this document as it was left. */
    isRestored: boolean;
  }
}

/** Runs in each page before its own policy and scripts. */
function record() {
  window.logged = [];
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...words: unknown[]) => {
      window.logged.push(words.map(String).join(' '));
      log.apply(console, words);
    };
  }
  addEventListener('error', ({ message }) => window.logged.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.logged.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    window.logged.push(`${violatedDirective} ${blockedURI} ${sample}`),
  );
  addEventListener('pageshow', ({ persisted }) => {
    window.isRestored = persisted;
  });
}

/** Starts the recorder in front of `site`. */
export async function startRecorder(site: string) {
  let held: Promise<void> | undefined;
  let lie: string | undefined;
  let lies = 0;
  const server = createServer(async (asked, reply) => {
    if (asked.url?.endsWith('.js')) await held;
    const answer = await askSite(site, asked, { 'accept-encoding': 'identity' });
    if (lie !== undefined && asked.url?.startsWith(lie) && asked.url.endsWith('.js')) {
      lies += 1;
      const { 'content-length': _, ...headers } = answer.headers;
      reply.writeHead(200, headers).end(`${await text(answer)};window.tampered=true`);
      return;
    }
    if (!answer.headers['content-type']?.startsWith('text/html')) return passOn(answer, reply);
    const html = (await text(answer)).replace('<head>', `<head><script>(${record})()</script>`);
    const { 'content-length': _, ...headers } = answer.headers;
    reply.writeHead(answer.statusCode ?? 502, headers).end(html);
  });
  const { origin, close } = await listen(server);
  const hold = () => {
    const { promise, resolve } = deferred();
    held = promise;
    return resolve;
  };
  /** Changes all scripts below an address from now on. */
  const tamper = (address: string) => {
    lie = address;
  };
  return { origin, unplug: close, hold, tamper, tampered: () => lies };
}
