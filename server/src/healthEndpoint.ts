import { serverPaths } from '@sayapatri/contract/serverPaths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendPlain } from './http/plainText.ts';

/** Something that the server depends on. `check` rejects when it can't be used. */
interface Part {
  check(): Promise<void>;
}

const checkEveryMs = 1_000;

/**
 * GET /readyz: 200 while each part can be used, otherwise 503 and the name of the first part that can't. The parts are
 * checked at most once a second.
 */
export function addHealthEndpoint(app: FastifyInstance, parts: Record<string, Part>): void {
  let checked: { at: number; fault: Promise<string | undefined> } | undefined;

  async function findFault(request: FastifyRequest): Promise<string | undefined> {
    for (const [name, part] of Object.entries(parts)) {
      try {
        await part.check();
      } catch (error) {
        // The reason may name folders of this machine, so it is logged and not sent.
        request.log.error({ err: error }, `${name} not usable`);
        return name;
      }
    }
    return undefined;
  }

  app.get(serverPaths.ready, async (request, reply) => {
    if (checked === undefined || Date.now() - checked.at >= checkEveryMs)
      checked = { at: Date.now(), fault: findFault(request) };
    const fault = await checked.fault;
    if (fault !== undefined) return sendPlain(reply, 503, `Not usable: ${fault}.`);
    return reply.header('Cache-Control', 'no-store').send({ ok: true });
  });
}
