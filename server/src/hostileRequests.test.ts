import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Enquiry } from '@sayapatri/contract';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { readsAsJson, sampleEnquiry, siteForTest } from './testing/app.ts';

const head = 'Host: site.example\r\nConnection: close\r\n';
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${head}${more}\r\n`;
const begun = (more: string, body: string) =>
  `POST /api HTTP/1.1\r\n${head}Content-Type: application/json\r\n${more}\r\n\r\n${body}`;
const post = (type: string, body: string, path = '/api') =>
  `POST ${path} HTTP/1.1\r\n${head}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const json = (body: string) => post('application/json', body);
const form = (body: string) => post('application/x-www-form-urlencoded', body);

const enquiry = JSON.stringify({ ...sampleEnquiry, message: 'Hello' });
const overlong = 'a'.repeat(40_000);
const passwd = 'etc/passwd';

/**
 * Bytes and the status of their answer, `none` where the connection is only closed. More paths: site/sitePath.test.ts. Of
 * what Node's own parser refuses there is one row each for 400 and 431.
 */
const requests: [what: string, bytes: string, status: number | 'none'][] = [
  ['bytes that are no HTTP', 'hello\r\n\r\n', 400],
  ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 200],
  ['a host with markup', get('/').replace('site.example', '<script>/../"'), 200],
  ['headers without an end', `GET / HTTP/1.1\r\nX-Long: ${overlong}\r\n\r\n`, 431],
  ['a query of 15,000 characters', get(`/about?${'a=1&'.repeat(3_750)}`), 200],
  ['a very long path', get(`/${'a'.repeat(10_000)}`), 404],
  ['a path that cannot be decoded', get('/%zz'), 400],
  ['a path of bytes that are no UTF-8', get('/\xff\xfe'), 400],
  ['a path that climbs out', get(`/../../${passwd}`), 404],
  ['a path that climbs out by overlong UTF-8', get(`/..%c0%af..%c0%af${passwd}`), 400],
  ['a whole URL', get('http://other.example/..%2f'), 404],
  ['an address that leads to another site', get('//other.example/index.html'), 404],
  ['a range past the end', get('/robots.txt', 'Range: bytes=9999-\r\n'), 200],
  ['a thousand ranges', get('/about', `Range: bytes=${'0-1,'.repeat(1_000)}0-1\r\n`), 200],
  ['an upgrade of the protocol', get('/', 'Upgrade: websocket\r\n').replace('close', 'close, Upgrade'), 200],
  ['a rare method', get('/').replace('GET', 'PROPFIND'), 405],
  ['OPTIONS of *', get('*').replace('GET', 'OPTIONS'), 405],
  ['a request to be a proxy', get('other.example:443').replace('GET', 'CONNECT'), 'none'],
  ['a post to the endpoint, encoded', post('application/json', enquiry, '/%61pi'), 405],
  ['a length of 100 GB', begun('Content-Length: 100000000000', 'null'), 413],
  ['chunks over the limit', begun('Transfer-Encoding: chunked', `16000\r\n${'a'.repeat(90_112)}\r\n`), 413],
  ['a compressed body', json('\x1f\x8b\x08\x00'), 400],
  ['JSON that is 40,000 arrays deep', json('['.repeat(40_000) + ']'.repeat(40_000)), 400],
  ['JSON that tampers with prototypes', json('{"constructor":{"prototype":{"x":1}}}'), 400],
  ['JSON that tampers with its prototype', json('{"__proto__":{"name":"x"}}'), 400],
  ['JSON that is no object', json('null'), 400],
  ['JSON with bytes that are no UTF-8', json(enquiry.replace('Asha', 'A\xff\xfe')), 200],
  ['JSON with the same key twice', json(enquiry.replace('{', '{"name":"Other",')), 200],
  ['a form of 20,000 fields', form('a=1&'.repeat(20_000)), 400],
  ['a form with broken encodings', form('name=%ff%zz&email=a@b.example&message=x'), 200],
  ['a form with NUL', form('name=%00&email=a@b.example&message=x'), 400],
  ['a type that only begins like a form', post('application/x-www-form-urlencodedx', 'name=A'), 415],
];

/** Sends a byte for each character, and reads the answer until the app closes the connection. */
async function sendBytes(app: FastifyInstance, bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  socket.write(Buffer.from(bytes, 'latin1'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}

describe('the server answers a hostile request, and good requests after it:', () => {
  test.each(requests)('%s', async (_what, bytes, status) => {
    const stored: Enquiry[] = [];
    const save = async (received: Enquiry) => void stored.push(received);
    const { app } = await siteForTest({ enquiries: { save }, config: { rateLimitPerMinute: 2 } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await sendBytes(app, bytes);
    expect(/^HTTP\/1\.1 (\d+) /.exec(answer.head)?.[1] ?? 'none').toBe(String(status));
    const isStored = bytes.startsWith('POST') && status === 200;
    expect(stored).toHaveLength(isStored ? 1 : 0);
    // Node's own answers have an empty body in chunks, which is a zero on the wire.
    if (!isStored && answer.body !== '0') expect(readsAsJson(answer.body)).toBe(false);

    expect((await sendBytes(app, get('/'))).head).toMatch(/^HTTP\/1\.1 200 /);
    expect((await sendBytes(app, json(enquiry))).head).toMatch(/^HTTP\/1\.1 200 /);
    expect(stored).toHaveLength(isStored ? 2 : 1);
  });
});

test('posts that cannot be read count towards the limit of their address', async () => {
  const { app } = await siteForTest({ config: { rateLimitPerMinute: 2 } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const statuses: string[] = [];
  for (const bytes of [json('{'), form('a=1&'.repeat(30_000)), json('{'), json(enquiry)])
    statuses.push((await sendBytes(app, bytes)).head.slice(9, 12));
  expect(statuses).toEqual(['400', '413', '429', '429']);
});

test('a request that takes too long, or a connection on which nothing moves, is closed by Node', async () => {
  const { app } = await siteForTest();
  expect([app.server.requestTimeout, app.server.timeout]).toEqual([30_000, 30_000]);
});
