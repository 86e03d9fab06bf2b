import { fastify } from 'fastify';
import { addSite } from './site.ts';
import { SiteFolder } from './siteFolder.ts';
import type { RunningServer } from './start.ts';

/** Serves a composed site alone, without the contact endpoint, on a free port of this machine: to try it out. */
export async function serveSite(folder: string): Promise<RunningServer> {
  const app = fastify();
  await addSite(app, new SiteFolder(folder));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: app.listeningOrigin, close: () => app.close() };
}
