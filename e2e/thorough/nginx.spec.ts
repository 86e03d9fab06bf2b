import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePaths } from 'compose/paths';
import { hasBrotli, type Nginx, nginxProgram, startNginx } from '../nginx.ts';
import { ask, type RawAnswer, type RawRequest } from '../rawRequest.ts';
import { routes } from '../routes.ts';
import { htmlOf } from '../siteFolder.ts';
import { startServer } from '../startServer.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'serial' });

const { current } = sitePaths();
let program: string | undefined;
let folder: string;
let link: string;
let nginx: Nginx;
let enquiries: Awaited<ReturnType<typeof startServer>>;

const pointTo = (target: string) => {
  symlinkSync(target, `${link}.next`);
  renameSync(`${link}.next`, link);
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  program = nginxProgram();
  test.skip(
    program === undefined,
    'nginx is not installed, and can be installed here only by an administrator',
  );
  folder = await mkdtemp(path.join(tmpdir(), 'nginx-site-'));
  link = path.join(folder, 'current');
  pointTo(realpathSync(current));
  enquiries = await startServer({
    SITE_DIR: link,
    DATA_DIR: path.join(folder, 'data'),
    TRUST_PROXY: 'true',
    RATE_LIMIT_PER_MINUTE: '2',
  });
  nginx = await startNginx(program ?? '', { root: link, enquiries: new URL(enquiries.url).host });
});

test.afterAll(async () => {
  if (program === undefined) return;
  enquiries.process.kill('SIGTERM');
  await nginx.stop();
  rmSync(folder, { recursive: true });
});

const compared = [
  'content-type',
  'content-encoding',
  'cache-control',
  'vary',
  'location',
  'allow',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

const digest = (body: Buffer) => `${body.length} bytes ${createHash('sha256').update(body).digest('hex')}`;

/** The parts of an answer that a visitor can notice. */
function visible({ status, headers, body }: RawAnswer) {
  const told = Object.fromEntries(compared.map((name) => [name, headers[name]]));
  // At /api nginx adds its own to the Node server's, which may be stricter; a browser applies both.
  const [policy] = String(headers['content-security-policy']).split(', ');
  // No browser shows the body of a redirect.
  if (status === 308) return { status, policy, ...told, 'content-type': undefined };
  // Each server makes its own validators; they only have to be present.
  const validators = status === 200 ? [headers.etag, headers['last-modified']].map(Boolean) : [];
  return { status, policy, ...told, validators, body: digest(body) };
}

/** Sends the same request to nginx and to the Node server, expects equal answers, and returns the answer. */
async function expectSame(
  node: string | undefined,
  url: string,
  request: RawRequest = {},
): Promise<RawAnswer> {
  const [answer, expected] = await Promise.all([ask(nginx.url, url, request), ask(node ?? '', url, request)]);
  expect(visible(answer), `${request.method ?? 'GET'} ${url}`).toEqual(visible(expected));
  return answer;
}

const scriptOf = (html: string) => /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '';
const fontOf = (html: string) => /href="([^"]+\.woff2)"/.exec(html)?.[1] ?? '';

const large = { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'a'.repeat(90_000) };

/** Requests that both servers answer alike; server/src tests what the Node server answers. */
const alike: [url: string, request?: RawRequest][] = [
  ...Object.keys(routes)
    .filter((route) => route !== '/')
    .flatMap((route): [string][] => [
      [route],
      [`${route}/`],
      [`${route}/?from=x&y`],
      [`${route}/index.html`],
    ]),
  ...[
    ...['/', '/index.html?x', '/federation-manifest.json', '/sitemap.xml', '/robots.txt', '/blogs?page=2'],
    ...['/nowhere/', '/404.html', '/.env', '/index.html.br', '/robots.txt/', '/_/shell/', '/api'],
    ...['//bad.example/', '/about/../contact', '/about%2findex.html', '/%252e%252e/secret'],
  ].map((url): [string] => [url]),
  ['/nowhere', { headers: { range: 'bytes=0-9' } }],
  ['/about', { method: 'POST' }],
  ['/api', large],
];

test('nginx answers pages, files, redirects and refusals as the Node server does', async ({ baseURL }) => {
  for (const [url, request] of alike) await expectSame(baseURL, url, request);
  // nginx refuses these before it reads the site's configuration.
  for (const url of ['/..%2fsecret', '/about%00', '/%zz'])
    expect((await ask(nginx.url, url)).status, url).toBe(400);
});

test('texts are sent as compose has compressed them, and fonts as they are', async ({ baseURL }) => {
  test.skip(!hasBrotli(), 'the brotli module of nginx is not installed');
  const html = htmlOf('/');
  for (const url of ['/about', '/nowhere', scriptOf(html), fontOf(html), '/sitemap.xml']) {
    for (const accepted of ['gzip, deflate, br, zstd', 'gzip, deflate', 'br;q=0, gzip', 'identity'])
      await expectSame(baseURL, url, { headers: { 'accept-encoding': accepted } });
    await expectSame(baseURL, url, { method: 'HEAD' });
  }
});

test('an unchanged file is answered with 304, a missing one with the whole 404 page', async ({ baseURL }) => {
  for (const url of ['/', '/about', '/federation-manifest.json', scriptOf(htmlOf('/')), '/nowhere']) {
    const tags = await Promise.all(
      [nginx.url, baseURL ?? ''].map(async (origin) => String((await ask(origin, url)).headers.etag)),
    );
    const headers = { 'if-none-match': tags.join(', ') };
    const { status, body } = await expectSame(baseURL, url, { headers });
    expect(status, url).toBe(url === '/nowhere' ? 404 : 304);
    expect(body.length > 0, url).toBe(url === '/nowhere');
  }
});

test('the rate limit counts the visitor’s own address, not one made up', async () => {
  const post = (localAddress: string, claimed: string) =>
    ask(nginx.url, '/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': claimed },
      body: '{}',
      localAddress,
    });
  const statuses: number[] = [];
  for (const claimed of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    statuses.push((await post('127.0.0.7', claimed)).status);
  }
  expect(statuses).toEqual([400, 400, 429]);
  expect((await post('127.0.0.8', '203.0.113.3')).status).toBe(400);
});

test('a former address leads to the page that took its place, also while Node is down', async () => {
  const site = path.join(folder, 'moved');
  mkdirSync(path.join(site, 'blogs/old'), { recursive: true });
  writeFileSync(path.join(site, 'blogs/old/index.html'), 'It has moved.');
  writeFileSync(path.join(site, 'blogs/old/.moved'), '/blogs/new');
  pointTo(site);
  for (const address of ['/blogs/old?from=x', '/blogs/old/?from=x']) {
    const { status, headers } = await expectSame(enquiries.url, address);
    expect([status, headers.location]).toEqual([308, '/blogs/new?from=x']);
  }
  const alone = await startNginx(program ?? '', { root: link, enquiries: '127.0.0.1:1' });
  const { status, body } = await ask(alone.url, '/blogs/old', {});
  expect([status, body.toString()]).toEqual([200, 'It has moved.']);
  await alone.stop();
  pointTo(realpathSync(current));
});

test('without a server for enquiries, posts get a 503 in plain text, and pages are served', async () => {
  enquiries.process.kill('SIGTERM');
  await once(enquiries.process, 'exit');
  const body = JSON.stringify({ name: 'A', email: 'a@mail.example', phone: '', message: 'm', timestamp: '' });
  const headers = { 'content-type': 'application/json' };
  const reply = await ask(nginx.url, '/api', { method: 'POST', headers, body });
  expect(reply.status).toBe(503);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(reply.body.toString()).toBe('Not available right now; please try again shortly.\n');
  expect((await ask(nginx.url, '/')).status).toBe(200);
});
