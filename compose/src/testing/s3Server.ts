/**
 * A bucket on this machine, kept by fauxqs. A proxy before it adds what fauxqs lacks: If-Match and If-None-Match on PUT,
 * which S3 has had since 2024, the refusal of an unknown access key, and the policies of the environments' keys.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buildApp } from 'fauxqs';
import { allowing, keySets, policyOf, type S3Request } from './policies.ts';

export interface S3Server {
  /** Environment variables by which a process reaches the bucket, with the owner's keys. */
  env: Record<string, string>;
  /** Files that one answer lists at most. */
  filesPerListing: number;
  /** Gives the keys of each environment, which have its name, the rights that their policies allow in this place. */
  grant(place: string): Promise<void>;
  close(): Promise<void>;
}

export interface FakeS3Server extends S3Server {
  /** Whether the server carries out a request but loses the answer. */
  losesAnswer: (method: string, url: string) => boolean;
  /** The policies' rights to write that were used, such as `preview AddReleases s3:PutObject`. */
  written: Set<string>;
}

const owner = 'the-only-key';

/** Starts the server with one bucket, named `releases`. */
export async function startS3Server(): Promise<FakeS3Server> {
  const app: FastifyInstance = buildApp({ logger: false });
  let granted = 'releases';
  const server: FakeS3Server = {
    env: { AWS_ACCESS_KEY_ID: owner, AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'us-east-1' },
    // S3 lists a thousand, which a test would have to write first.
    filesPerListing: 20,
    losesAnswer: () => false,
    written: new Set(),
    grant: async (place) => {
      granted = place;
    },
    close: () => app.close(),
  };
  const conditionFault = conditionsOnPut();
  // Nothing is awaited between check and write, so that no other request comes in between.
  app.addHook('preHandler', (request, reply, done) => {
    const asked = request.query as Record<string, string>;
    if ('list-type' in asked) asked['max-keys'] = String(server.filesPerListing);
    const [status, code] = rightsFault(request, granted, server) ?? conditionFault(request) ?? [];
    if (status === undefined) return done();
    return reply.code(status).type('application/xml').send(`<Error><Code>${code}</Code></Error>`);
  });
  app.addHook('onSend', async ({ method, url, raw }) => {
    if (server.losesAnswer(method, url)) raw.socket.destroy();
  });
  const headers = { authorization: `Credential=${owner}/` };
  await app.inject({ method: 'PUT', url: '/releases', headers });
  server.env.AWS_ENDPOINT_URL_S3 = await app.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

type Fault = [status: number, code: string] | undefined;

function rightsFault(request: FastifyRequest, place: string, { written }: FakeS3Server): Fault {
  const key = /Credential=([^/]*)\//.exec(request.headers.authorization ?? '')?.[1];
  if (key === owner) return undefined;
  const keys = keySets.find((name) => name === key);
  if (keys === undefined) return [403, 'InvalidAccessKeyId'];
  const asked = s3Request(request);
  const statement = allowing(policyOf(keys, place), asked);
  if (statement === undefined) return [403, 'AccessDenied'];
  if (request.method !== 'GET') written.add(`${keys} ${statement.Sid} ${asked.action}`);
  return undefined;
}

const actions: Record<string, string> = {
  GET: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};

function s3Request({ method, url, headers, query }: FastifyRequest): S3Request {
  const address = decodeURIComponent(url.split('?')[0] ?? '').replace(/^\/|\/$/g, '');
  const lists = 'list-type' in (query as object);
  return {
    action: lists ? 's3:ListBucket' : (actions[method] ?? method),
    resource: `arn:aws:s3:::${address}`,
    once: headers['if-none-match'] === '*',
  };
}

/** Returns a check of each PUT's conditions, which compares them with the tags of earlier PUTs. */
function conditionsOnPut(): (request: FastifyRequest) => Fault {
  const tags = new Map<string, string>();
  return ({ method, url, headers, body }) => {
    const [key = ''] = url.split('?');
    const tag = tags.get(key);
    if (method === 'DELETE') tags.delete(key);
    if (method !== 'PUT') return undefined;
    const match = headers['if-match'];
    if (headers['if-none-match'] === '*' && tag !== undefined) return [412, 'PreconditionFailed'];
    if (match !== undefined && tag === undefined) return [404, 'NoSuchKey'];
    if (match !== undefined && match !== tag) return [412, 'PreconditionFailed'];
    const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    tags.set(key, `"${createHash('md5').update(content).digest('hex')}"`);
    return undefined;
  };
}
