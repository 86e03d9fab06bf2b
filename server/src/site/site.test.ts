import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { siteForTest } from '../testing/app.ts';
import { writeFile } from '../testing/composedSite.ts';

const browser = { 'accept-encoding': 'gzip, deflate, br' };

async function get(url: string, options: Omit<InjectOptions, 'url'> = {}) {
  const { app } = await siteForTest();
  return app.inject({ url, ...options });
}

test.each([
  ['/', '<h1>Home</h1>'],
  ['/about', '<h1>About</h1>'],
  ['/%61bout', '<h1>About</h1>'],
  ['/about?from=footer', '<h1>About</h1>'],
  ['/services/university-admission', '<h1>University admission</h1>'],
])('%s answers 200 directly with its HTML', async (url, heading) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.body).toContain(heading);
});

test.each([
  ['/about/', '/about'],
  ['/about/?from=footer&x=1', '/about?from=footer&x=1'],
  ['/services/university-admission/', '/services/university-admission'],
  ['/index.html', '/'],
])('%s redirects to the one address of the page', async (url, location) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([308, location]);
});

test.each(['/blogs/old', '/blogs/old/', '/blogs/old/index.html'])(
  'the former address %s redirects to the page in its place',
  async (url) => {
    const { app, config } = await siteForTest();
    writeFile(join(config.siteDir, 'blogs/old/index.html'), 'It has moved.');
    writeFile(join(config.siteDir, 'blogs/old/.moved'), '/blogs/new');
    const reply = await app.inject(`${url}?x=1`);
    expect([reply.statusCode, reply.headers.location]).toEqual([308, '/blogs/new?x=1']);
    // The page may take its address back.
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect((await app.inject('/blogs/old/.moved')).statusCode).toBe(404);
  },
);

test('a query stands before the section to which a former address leads', async () => {
  const { app, config } = await siteForTest();
  writeFile(join(config.siteDir, 'scores/index.html'), 'It has moved.');
  writeFile(join(config.siteDir, 'scores/.moved'), '/tests#scores');
  expect((await app.inject('/scores?score=$1')).headers.location).toBe('/tests?score=$1#scores');
});

test('browsers keep hashed files for a year', async () => {
  const { statusCode, headers } = await get('/_/shell/app-1a2b3c.js');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/);
});

test.each(['/', '/about', '/robots.txt', '/sitemap.xml', '/favicon.svg'])(
  'browsers ask for %s again, and get 304 while it is unchanged',
  async (url) => {
    const { app } = await siteForTest();
    const first = await app.inject({ url, headers: browser });
    expect(first.headers['cache-control']).toBe('no-cache');
    for (const condition of [
      { 'if-none-match': String(first.headers.etag) },
      { 'if-modified-since': String(first.headers['last-modified']) },
    ]) {
      const again = await app.inject({ url, headers: { ...browser, ...condition } });
      expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', 'Accept-Encoding']);
    }
    const stale = await app.inject({ url, headers: { ...browser, 'if-none-match': '"other"' } });
    expect(stale.statusCode).toBe(200);
  },
);

const readers = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
  none: (bytes: Buffer) => bytes.toString(),
};

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'gzip'],
  ['identity', 'none'],
  ['', 'none'],
] as const)('a browser that takes "%s" gets %s', async (accepted, encoding) => {
  const { app } = await siteForTest();
  for (const [url, type] of [
    ['/about', 'text/html; charset=utf-8'],
    ['/nowhere', 'text/html; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/sitemap.xml', 'application/xml'],
  ] as const) {
    const reply = await app.inject({ url, headers: { 'accept-encoding': accepted } });
    expect(reply.headers['content-encoding'] ?? 'none').toBe(encoding);
    expect(reply.headers['content-type']).toBe(type);
    expect(reply.headers.vary).toBe('Accept-Encoding');
    expect(readers[encoding](reply.rawPayload)).toContain('<');
  }
});

describe('a request for', () => {
  test('an unknown path or a folder is answered with 404 and the whole not-found page', async () => {
    const { app } = await siteForTest();
    for (const url of [
      '/nowhere',
      '/nowhere/',
      '/services',
      '/services/visa',
      '/picture.png',
      '/.hidden.json',
    ])
      for (const headers of [{}, { 'if-none-match': '*' }, { 'if-match': '"x"' }]) {
        const reply = await app.inject({ url, headers });
        expect(reply.statusCode).toBe(404);
        expect(reply.body).toMatch(/<h1>Page not found<\/h1>.+Site one/);
        expect(reply.headers['cache-control']).toBe('no-cache');
      }
  });

  test('a missing hashed file, or its folder, is answered with 404 in plain text, which is not cached', async () => {
    for (const url of ['/_/shell/app-000000.js', '/_/shell', '/_/']) {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(headers['content-type']).toContain('text/plain');
    }
  });
});

test.each(['/', '/about', '/_/shell/app-1a2b3c.js'])('HEAD %s is answered without a body', async (url) => {
  const { app } = await siteForTest();
  const got = await app.inject({ url, headers: browser });
  const head = await app.inject({ method: 'HEAD', url, headers: browser });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of ['content-length', 'content-type', 'content-encoding', 'etag', 'cache-control'])
    expect(head.headers[name]).toBe(got.headers[name]);
});

test.each([{}, { 'if-range': '"other"' }])(
  'a part of a file, asked for with %j, is sent whole',
  async (more) => {
    const { statusCode, headers, body } = await get('/about', { headers: { range: 'bytes=0-9', ...more } });
    expect([statusCode, headers['content-range']]).toEqual([200, undefined]);
    expect(body).toContain('<h1>About</h1>');
  },
);

test('a post to a page is refused', async () => {
  const { statusCode, headers } = await get('/about', { method: 'POST' });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
});
