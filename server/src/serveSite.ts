import { serverPaths } from '@sayapatri/contract/serverPaths';
import { fastify } from 'fastify';
import { addSite } from './site/site.ts';
import { SiteFolder } from './site/siteFolder.ts';
import type { RunningServer } from './start.ts';

export interface SiteServer extends RunningServer {
  /** Serves the site in `folder` from now on. */
  show(folder: string): void;
}

/**
 * Serves composed sites without the contact endpoint on a free port of this machine, for the trial before a release.
 * Until `show` is called, everything is answered with 503.
 */
export async function serveSite(): Promise<SiteServer> {
  const app = fastify();
  const site = new SiteFolder('');
  // Accepts the reports of a site with telemetry, and drops them.
  app.post(serverPaths.telemetry, async (_request, reply) => reply.code(204).send());
  await addSite(app, site);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: app.listeningOrigin,
    show: (next) => {
      site.link = next;
    },
    close: () => app.close(),
  };
}
