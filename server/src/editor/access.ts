/** Who may use the editor: whoever opened its one-time address on this machine, or whom the office's own sign-in names. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who is at the desk. */
export interface Person {
  name: string;
  email: string;
  /** False for a writer, who may only make previews. */
  mayPublish: boolean;
}

export type Access =
  /** On this machine: by an address with a token that works once. */
  | { kind: 'desk'; person: Person; onNewAddress: (path: string) => void }
  /** Behind the office's sign-in at `origin`, which names the person in X-Forwarded-Email. */
  | { kind: 'signIn'; origin: string; publishers: readonly string[] };

declare module 'fastify' {
  interface FastifyRequest {
    person: Person;
  }
}

const cookieName = 'editor';
const randomText = () => randomBytes(32).toString('base64url');
const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);

const refusal = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });

/** Refuses every request to `app` from people whom `access` does not let in. */
export function allowOnly(app: FastifyInstance, access: Access): void {
  const sessions = new Set<string>();
  let token = randomText();
  app.decorateRequest('person');
  app.addHook('onRequest', async (request, reply) => {
    const origin = originOf(request, access);
    // Another site's page may send requests here, but can't forge their Origin header.
    if (request.method !== 'GET' && request.headers.origin !== origin)
      throw refusal(403, 'This request comes from another page: use the editor’s own pages.');
    if (access.kind === 'signIn') {
      request.person = signedIn(request, access.publishers);
      return;
    }
    request.person = access.person;
    const given = (request.query as { token?: unknown }).token;
    if (typeof given === 'string' && isSame(Buffer.from(given), Buffer.from(token))) {
      token = randomText();
      access.onNewAddress(`/?token=${token}`);
      const session = randomText();
      sessions.add(session);
      // A page, not a redirect: when a link of another program was followed, browsers redirect without SameSite=Strict cookies.
      return reply
        .header('Set-Cookie', `${cookieName}=${session}; HttpOnly; SameSite=Strict; Path=/`)
        .type('text/html; charset=utf-8')
        .send(
          '<!doctype html><meta http-equiv="refresh" content="0;url=/"><link rel="icon" href="data:,"><title>Editor</title><a href="/">Go on</a>',
        );
    }
    const cookie = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
    if (cookie === undefined || !sessions.has(cookie))
      throw refusal(403, 'Open the editor by the address that its window shows: each works once.');
  });
  if (access.kind === 'desk') access.onNewAddress(`/?token=${token}`);
}

/** The editor's own origin. Throws where the request names another host, because another site can let its name resolve to this machine. */
function originOf({ host }: FastifyRequest, access: Access): string {
  if (access.kind === 'desk') {
    if (/^(127\.0\.0\.1|localhost):\d+$/.test(host)) return `http://${host}`;
  } else if (host === new URL(access.origin).host) return access.origin;
  throw refusal(403, `The editor has no page at ${host}.`);
}

function signedIn({ headers }: FastifyRequest, publishers: readonly string[]): Person {
  const email = headers['x-forwarded-email'];
  if (typeof email !== 'string' || !/^[^\s<>@]+@[^\s<>@]+$/.test(email))
    throw refusal(401, 'Nobody is named: the editor has to be opened through the office’s sign-in.');
  const name = headers['x-forwarded-preferred-username'];
  return {
    name: (typeof name === 'string' && name.replaceAll(/[<>\n]/g, '').trim()) || email,
    email,
    mayPublish: publishers.includes(email),
  };
}
