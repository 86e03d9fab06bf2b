/**
 * A bucket on this machine, kept by fauxqs. A proxy before it adds what fauxqs lacks: If-Match and If-None-Match on PUT,
 * which S3 has had since 2024, and the refusal of an unknown access key.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildApp } from 'fauxqs';

export interface S3Server {
  /** Environment variables by which a process reaches it. */
  env: Record<string, string>;
  /** Whether a request is carried out but its answer lost. */
  losesAnswer: (method: string, url: string) => boolean;
  close(): Promise<void>;
}

const accessKey = 'the-only-key';

/** Files that one answer lists at most: S3 lists a thousand, which a test would have to write first. */
export const filesPerListing = 20;

/** Starts it with one bucket, named `releases`. */
export async function startS3Server(): Promise<S3Server> {
  const app: FastifyInstance = buildApp({ logger: false });
  const tags = new Map<string, string>();
  // Without an await between check and write, so that no other request comes in between.
  app.addHook('preHandler', ({ method, url, headers, body, query }, reply, done) => {
    const refuse = (status: number, code: string) =>
      reply.code(status).type('application/xml').send(`<Error><Code>${code}</Code></Error>`);
    if (!headers.authorization?.includes(`Credential=${accessKey}/`))
      return refuse(403, 'InvalidAccessKeyId');
    const asked = query as Record<string, string>;
    if ('list-type' in asked) asked['max-keys'] = String(filesPerListing);
    const [key = ''] = url.split('?');
    const tag = tags.get(key);
    if (method === 'DELETE') tags.delete(key);
    if (method === 'PUT') {
      if (headers['if-none-match'] === '*' && tag !== undefined) return refuse(412, 'PreconditionFailed');
      if (headers['if-match'] !== undefined && tag === undefined) return refuse(404, 'NoSuchKey');
      if (headers['if-match'] !== undefined && headers['if-match'] !== tag)
        return refuse(412, 'PreconditionFailed');
      const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      tags.set(key, `"${createHash('md5').update(content).digest('hex')}"`);
    }
    done();
  });
  const server: S3Server = {
    env: { AWS_ACCESS_KEY_ID: accessKey, AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'us-east-1' },
    losesAnswer: () => false,
    close: () => app.close(),
  };
  app.addHook('onSend', async ({ method, url, raw }) => {
    if (server.losesAnswer(method, url)) raw.socket.destroy();
  });
  await app.inject({
    method: 'PUT',
    url: '/releases',
    headers: { authorization: `Credential=${accessKey}/` },
  });
  server.env.AWS_ENDPOINT_URL_S3 = await app.listen({ port: 0, host: '127.0.0.1' });
  return server;
}
