import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { siteForTest } from '../testing/app.ts';
import { temporaryFolder, writeFile } from '../testing/composedSite.ts';

const browser = { 'accept-encoding': 'gzip, deflate, br' };

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?from=footer', 'About'],
    ['/services/university-admission', 'University admission'],
  ])('%s answers 200 directly with its HTML', async (url, heading) => {
    const { app } = await siteForTest();
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain(`<h1>${heading}</h1>`);
  });

  test.each([
    ['/about/', '/about'],
    ['/about/?from=footer&x=1', '/about?from=footer&x=1'],
    ['/services/university-admission/', '/services/university-admission'],
    ['/index.html', '/'],
  ])('%s leads to the one address of the page', async (url, location) => {
    const { app } = await siteForTest();
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(308);
    expect(reply.headers.location).toBe(location);
  });
});

test.each(['/blogs/old', '/blogs/old/', '/blogs/old/index.html'])(
  'the former address %s leads to the page that took its place',
  async (url) => {
    const { app, config } = await siteForTest();
    writeFile(join(config.siteDir, 'blogs/old/index.html'), 'It has moved.');
    writeFile(join(config.siteDir, 'blogs/old/.moved'), '/blogs/new');
    const reply = await app.inject(`${url}?x=1`);
    expect([reply.statusCode, reply.headers.location]).toEqual([308, '/blogs/new?x=1']);
    expect((await app.inject('/blogs/old/.moved')).statusCode).toBe(404);
  },
);

describe('caching', () => {
  test('hashed files are kept for a year', async () => {
    const { app } = await siteForTest();
    const reply = await app.inject('/_/shell/app-1a2b3c.js');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-type']).toMatch(/javascript; charset=utf-8$/);
  });

  test.each(['/', '/about', '/robots.txt', '/sitemap.xml', '/favicon.svg'])(
    '%s is asked for again, and answers 304 while it is the same',
    async (url) => {
      const { app } = await siteForTest();
      const first = await app.inject({ url, headers: browser });
      expect(first.headers['cache-control']).toBe('no-cache');

      const byTag = { ...browser, 'if-none-match': String(first.headers.etag) };
      const byDate = { ...browser, 'if-modified-since': String(first.headers['last-modified']) };
      for (const headers of [byTag, byDate]) {
        const again = await app.inject({ url, headers });
        expect(again.statusCode).toBe(304);
        expect(again.body).toBe('');
        expect(again.headers.vary).toBe('Accept-Encoding');
      }
      const stale = await app.inject({ url, headers: { ...browser, 'if-none-match': '"other"' } });
      expect(stale.statusCode).toBe(200);
    },
  );
});

describe('compression', () => {
  const readers = {
    br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
    gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
    none: (bytes: Buffer) => bytes.toString(),
  };

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'none'],
    ['', 'none'],
  ] as const)('a browser that takes "%s" gets %s', async (accepted, encoding) => {
    const { app } = await siteForTest();
    for (const [url, type] of [
      ['/about', 'text/html; charset=utf-8'],
      ['/nowhere', 'text/html; charset=utf-8'],
      ['/favicon.svg', 'image/svg+xml'],
      ['/sitemap.xml', 'application/xml'],
    ]) {
      const reply = await app.inject({ url: String(url), headers: { 'accept-encoding': accepted } });
      expect(reply.headers['content-encoding'] ?? 'none').toBe(encoding);
      expect(reply.headers['content-type']).toBe(type);
      expect(reply.headers.vary).toBe('Accept-Encoding');
      expect(readers[encoding](reply.rawPayload)).toContain('<');
    }
  });

  test('a file without a compressed variant is sent as it is', async () => {
    const { app, folder } = await siteForTest();
    writeFile(join(folder, 'current/_/font-9f.woff2'), 'font');
    const reply = await app.inject({ url: '/_/font-9f.woff2', headers: browser });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.headers['content-type']).toBe('font/woff2');
  });
});

describe('missing files and pages', () => {
  test('an unknown path answers 404 with the not-found page', async () => {
    const { app } = await siteForTest();
    for (const url of ['/nowhere', '/services/visa', '/nowhere/', '/picture.png', '/.pages.json']) {
      const reply = await app.inject(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain('<h1>Page not found</h1>');
      expect(reply.headers['cache-control']).toBe('no-cache');
    }
  });

  test('the not-found page is never answered with nothing or with a part', async () => {
    const { app } = await siteForTest();
    for (const headers of [{ 'if-none-match': '*' }, { range: 'bytes=0-3' }, { 'if-match': '"x"' }]) {
      const reply = await app.inject({ url: '/nowhere', headers });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain('Site one');
    }
  });

  test('a missing hashed file answers 404 in plain text, which is not cached', async () => {
    const { app } = await siteForTest();
    const reply = await app.inject('/_/shell/app-000000.js');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('a folder is not a page', async () => {
    const { app } = await siteForTest();
    for (const url of ['/services', '/_/shell', '/_']) expect((await app.inject(url)).statusCode).toBe(404);
  });

  test('a site without a not-found page still answers 404', async () => {
    const { app, folder } = await siteForTest();
    rmSync(join(folder, 'current/404.html'));
    const reply = await app.inject('/nowhere');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('text/plain');
  });

  test('without any site the server answers 503 and keeps running', async () => {
    const { app } = await siteForTest({ config: { siteDir: join(temporaryFolder(), 'gone') } });
    expect((await app.inject('/')).statusCode).toBe(503);
  });
});

describe('methods', () => {
  test.each(['/', '/about', '/_/shell/app-1a2b3c.js'])(
    'HEAD %s answers as GET, with no body',
    async (url) => {
      const { app } = await siteForTest();
      const got = await app.inject({ url, headers: browser });
      const head = await app.inject({ method: 'HEAD', url, headers: browser });
      expect(head.statusCode).toBe(200);
      expect(head.body).toBe('');
      for (const name of ['content-length', 'content-type', 'content-encoding', 'etag', 'cache-control']) {
        expect(head.headers[name]).toBe(got.headers[name]);
      }
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    '%s of a page is refused',
    async (method) => {
      const { app } = await siteForTest();
      const reply = await app.inject({ method, url: '/about', headers: { 'content-type': 'text/xml' } });
      expect(reply.statusCode).toBe(405);
      expect(reply.headers.allow).toBe('GET, HEAD');
    },
  );
});
