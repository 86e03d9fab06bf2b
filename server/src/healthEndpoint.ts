import type { FastifyInstance } from 'fastify';
import type { EnquiryStore } from './enquiries/enquiryStore.ts';
import { sendPlain } from './plainText.ts';
import { serverPaths } from './serverPaths.ts';
import type { SiteFolder } from './siteFolder.ts';

/** GET /healthz: 200 while pages can be served and an enquiry could be stored, else 503. */
export function addHealthEndpoint(app: FastifyInstance, site: SiteFolder, enquiries: EnquiryStore): void {
  app.get(serverPaths.health, async (request, reply) => {
    const parts = { site, enquiries };
    for (const [name, part] of Object.entries(parts)) {
      try {
        await part.check();
      } catch (error) {
        // The reason may name folders of this machine: that is for the log, not for the public.
        request.log.error({ err: error }, `${name} not usable`);
        return sendPlain(reply, 503, `Not usable: ${name}.`);
      }
    }
    return reply.header('Cache-Control', 'no-store').send({ ok: true });
  });
}
