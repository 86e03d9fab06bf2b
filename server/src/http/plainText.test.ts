import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { appForTest, readsAsJson, sampleEnquiry } from '../testing/app.ts';

/** Sends raw bytes to the listening app and resolves with its whole answer. */
async function sendBytes(app: FastifyInstance, bytes: string): Promise<{ head: string; body: string }> {
  const address = app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body };
}

const ask = (line: string, more = '') => `${line}\r\nHost: site.example\r\nConnection: close\r\n${more}\r\n`;

describe('whatever comes over the wire', () => {
  test.each([
    ['bytes that are no HTTP', 'hello\r\n\r\n', 400],
    ['headers without an end', `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['a URL that cannot be decoded', ask('GET /%zz HTTP/1.1'), 400],
    ['a URL that climbs out', ask('GET /../../etc/passwd HTTP/1.1'), 404],
    ['a URL that climbs out, encoded', ask('GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1'), 404],
    ['an encoded slash', ask('GET /about%2findex.html HTTP/1.1'), 404],
    ['an encoded NUL', ask('GET /about%00.html HTTP/1.1'), 404],
    ['a hidden file', ask('GET /.env HTTP/1.1'), 404],
    ['a very long path', ask(`GET /${'a'.repeat(10_000)} HTTP/1.1`), 404],
    ['a whole URL', ask('GET http://other.example/..%2f HTTP/1.1'), 404],
    ['a link out of the site', ask('GET //other.example/ HTTP/1.1'), 404],
    ['a rare method', ask('PROPFIND / HTTP/1.1'), 405],
    ['a question to no address', ask('OPTIONS * HTTP/1.1'), 405],
    ['a range past the end', ask('GET /robots.txt HTTP/1.1', 'Range: bytes=9999-\r\n'), 416],
  ])('%s is refused without JSON, and the server lives', async (_name, bytes, status) => {
    const { app } = await appForTest();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { head, body } = await sendBytes(app, bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).not.toContain('application/json');
    expect(readsAsJson(body)).toBe(false);
    expect((await app.inject('/')).statusCode).toBe(200);
  });
});

test('an enquiry that arrives while the server closes is kept or refused in plain text', async () => {
  const { app, enquiries } = await appForTest();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const body = JSON.stringify(sampleEnquiry);
  const request = [
    'POST /api HTTP/1.1',
    'Host: site.example',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
  let closed: Promise<unknown> = Promise.resolve();
  app.server.once('request', () => {
    closed = app.close();
  });
  // Two requests on one connection: the server is closing when the second arrives.
  const other = request.replace('Asha Sample', 'Bina Sample');
  const answer = await sendBytes(app, request + other);
  await closed;
  expect(answer.head).toContain('200 OK');
  expect(await enquiries.list()).toHaveLength(2);
});
