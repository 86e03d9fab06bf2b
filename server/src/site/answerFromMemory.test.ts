import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Config } from '../config/config.ts';
import { siteForTest } from '../testing/app.ts';
import { pointTo, writeComposedSite, writeFile } from '../testing/composedSite.ts';

/** A server that listens, because Fastify's `inject` bypasses the memory. */
async function listening(config: Partial<Config> = {}) {
  const { app, folder } = await siteForTest({ config });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const sent = request(`${app.listeningOrigin}${path}`, { agent, method, headers }).end();
    const [answer] = await once(sent, 'response');
    const body: Buffer = await buffer(answer);
    return { status: answer.statusCode as number, headers: answer.headers, body };
  };
  /** Changes the file, so that an answer shows whether it comes from memory. */
  const change = (file: string) => writeFile(join(folder, 'current', file), 'changed');
  return { app, folder, get, change };
}

const browser = { 'accept-encoding': 'gzip, deflate, br' };

test.each([
  ['/', 'index.html.br'],
  ['/about?from=footer', 'about/index.html.br'],
  ['/robots.txt', 'robots.txt.br'],
  ['/_/shell/app-1a2b3c.js', '_/shell/app-1a2b3c.js.br'],
])('the second answer to %s comes from memory and equals the first', async (url, file) => {
  const { get, change } = await listening();
  const first = await get(url, browser);
  change(file);
  const second = await get(url, browser);
  for (const { headers } of [first, second]) delete headers.date;
  expect(second).toEqual(first);
});

test('HEAD, and requests with a range or a condition, are answered correctly for a page in memory', async () => {
  const { get } = await listening();
  const first = await get('/about', browser);
  expect((await get('/about', { ...browser, 'if-none-match': first.headers.etag })).status).toBe(304);
  expect((await get('/about', { range: 'bytes=0-3' })).body).toHaveLength(4);
  const head = await get('/about', browser, 'HEAD');
  expect([head.body.length, head.headers['content-length']]).toEqual([0, first.headers['content-length']]);
});

test.each([
  ['http', false, {}],
  ['http, whatever a visitor says', false, { 'x-forwarded-proto': 'https' }],
  ['https, as a trusted proxy says', ['loopback'], { 'x-forwarded-proto': 'https' }],
  ['https, as the nearest of two proxies says', ['loopback'], { 'x-forwarded-proto': 'http, https' }],
  ['http, as the nearest of two proxies says', ['loopback'], { 'x-forwarded-proto': 'https, http' }],
  ['http, whatever a stranger says', ['192.0.2.1'], { 'x-forwarded-proto': 'https' }],
])('a visitor by %s gets the same headers from memory', async (_how, trustProxy, forwarded) => {
  const { get, change } = await listening({ trustProxy: trustProxy as false | string[] });
  const headers = { ...browser, ...forwarded };
  const [first, , second] = [await get('/', headers), change('index.html.br'), await get('/', headers)];
  for (const answer of [first, second]) delete answer.headers.date;
  expect(second).toEqual(first);
  expect(second.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a new site is served at once, and the former one again after a rollback', async () => {
  const { get, folder } = await listening();
  writeComposedSite(join(folder, 'sites/two'), 'two');
  for (const name of ['one', 'two', 'one']) {
    pointTo(join(folder, 'sites', name), join(folder, 'current'));
    expect(String((await get('/about')).body)).toContain(`Site ${name},`);
  }
});

test('a changed or deleted file is noticed within a second, and a large file is not kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { get, change, folder } = await listening();
  await get('/robots.txt');
  change('robots.txt');
  vi.setSystemTime(Date.now() + 1_000);
  expect(String((await get('/robots.txt')).body)).toBe('changed');
  rmSync(join(folder, 'current/robots.txt'));
  vi.setSystemTime(Date.now() + 1_000);
  for (let asked = 0; asked < 2; asked += 1) expect((await get('/robots.txt')).status).toBe(404);
  writeFile(join(folder, 'current/large.txt'), 'x'.repeat(600_000));
  await get('/large.txt');
  change('large.txt');
  expect(String((await get('/large.txt')).body)).toBe('changed');
});

test('a slow reader gets the whole answer from memory, also while the server closes', async () => {
  const { app, get, folder } = await listening();
  const large = 'x'.repeat(500_000);
  writeFile(join(folder, 'current/_/large-1.js'), large);
  await get('/_/large-1.js');
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  const asked = 40;
  socket.pause();
  socket.write('GET /_/large-1.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(asked));
  // After the last of these answers the server has accepted the connection and received its requests.
  for (let turn = 0; turn < 3; turn += 1) await get('/_/large-1.js');
  const closed = app.close();
  const received = await text(socket);
  await closed;
  expect(received.split(large)).toHaveLength(asked + 1);
});
