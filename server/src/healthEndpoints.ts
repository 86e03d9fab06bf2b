import { statfs } from 'node:fs/promises';
import { serverPaths } from '@sayapatri/contract/serverPaths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config/config.ts';
import { sendPlain } from './http/plainText.ts';

/** Something that the server depends on. `check` rejects when it can't be used. */
interface Part {
  check(): Promise<void>;
}

const checkEveryMs = 1_000;
const minFreeBytes = 100 * 1024 * 1024;

/**
 * GET /livez: 200 while the process answers at all. GET /readyz: 200 while each part can be used, otherwise 503 and the
 * name of the first part that can't. The parts are checked at most once a second.
 */
export function addHealthEndpoints(app: FastifyInstance, parts: Record<string, Part>): void {
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

  async function answerReady(request: FastifyRequest, reply: FastifyReply) {
    if (checked === undefined || Date.now() - checked.at >= checkEveryMs) {
      checked = { at: Date.now(), fault: findFault(request) };
    }
    const fault = await checked.fault;
    if (fault !== undefined) return sendPlain(reply, 503, `Not usable: ${fault}.`);
    return reply.header('Cache-Control', 'no-store').send({ ok: true });
  }

  app.get(serverPaths.live, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ ok: true }),
  );
  app.get(serverPaths.ready, answerReady);
}

/** The data folder's disk. It counts as unusable with fewer than `least` bytes free, before SQLite finds it full. */
export function freeSpace(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  least = minFreeBytes,
): Part {
  return {
    check: async () => {
      if (databaseUrl !== undefined) return;
      const { bavail, bsize } = await statfs(dataDir);
      if (bavail * bsize < least) throw new Error(`${bavail * bsize} bytes are free, ${least} are needed.`);
    },
  };
}
