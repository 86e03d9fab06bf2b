import { createSecureServer } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { type FaultName, faults } from './faults.ts';
import { askSite, listen, passOn } from './proxy.ts';

/**
 * The request headers of a visit in which the scripts of the package `target` fail by `fault`, or arrive without one. No
 * browser keeps these scripts, so that the next visit in the same tab requests them again. `visit` is the visit's own name.
 */
export const faultHeaders = (target: string, fault: FaultName | undefined, visit: string) => ({
  'fault-target': target,
  visit,
  ...(fault && { fault }),
});

export interface FaultyServer {
  origin: string;
  /** Names of the visits in which a script has failed. */
  failed: Set<string>;
  close: () => void;
}

/**
 * Starts a proxy in front of the server at `site`. It forwards everything except the scripts that the request's headers
 * make fail. It uses HTTP/2, as a site does in production; six-connections.spec.ts tests HTTP/1.1.
 */
export async function startFaultyServer(site: string): Promise<FaultyServer> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const failed = new Set<string>();
  const server = createSecureServer({ key, cert }, (asked, reply) => {
    const ask = () => askSite(site, asked, { 'accept-encoding': 'identity' });
    const fault = asked.headers.fault as FaultName | undefined;
    const isOfTarget = isScriptOf(asked.url, asked.headers['fault-target']);
    const fails = fault !== undefined && isOfTarget;
    if (fails) failed.add(String(asked.headers.visit));
    const answered = fails
      ? faults[fault](reply, { script: async () => buffer(await ask()) })
      : ask().then((answer) => passOn(answer, reply, isOfTarget ? { 'cache-control': 'no-store' } : {}));
    answered?.catch(() => reply.stream.close());
  });
  return { ...(await listen(server, 'https')), failed };
}

const isScriptOf = (url: string, target: unknown) =>
  url.startsWith(`/_/${target}/`) && /\.js(\?|$)/.test(url);
