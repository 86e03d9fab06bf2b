import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type DevPackage, devPackage } from './devSite.ts';
import { liveSitePlugin, sharedOf } from './liveSitePlugin.ts';

const bootstrap = {
  shared: '1.18.0',
  packages: [
    { name: 'shell', pages: [{ path: '/' }], widgets: [], provides: [] },
    { name: 'remote-blog', pages: [{ path: '/old' }], widgets: [], provides: [] },
  ],
  pageAssets: { packages: { shell: { entry: '', entryFiles: {}, pages: {}, widgets: {} } } },
  datasets: { costs: 1 },
};
const documentOf = (words: string) =>
  `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>${words}</title></head><body><div id="root"><main>${words}</main></div><script type="application/json" id="page-bootstrap">${JSON.stringify(bootstrap)}</script><link rel="modulepreload" href="/_/a.js"></body></html>`;

/** A server of this machine, with its address. */
async function listening(answer: RequestListener) {
  const server = createHttpServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let received: string[];
let site: URL;
let dev: string;

/** A live site, and a remote with the new page /blogs inside it. */
beforeAll(async () => {
  received = [];
  const live = await listening((request, response) => {
    received.push(`${request.method} ${request.url}`);
    const json = (value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (request.url === '/federation-manifest.json')
      return json({ packages: { 'remote-blog': 'live', 'remote-chat': 'live' } });
    if (request.url === '/moved')
      return response
        .writeHead(308, { location: `${site.origin}/about`, 'content-type': 'text/html' })
        .end('');
    if (request.url === '/plain')
      return response.writeHead(200, { 'content-type': 'text/plain' }).end('plain');
    response.writeHead(request.url === '/' ? 200 : 404, {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'none'",
    });
    response.end(documentOf(request.url ?? ''));
  });
  site = new URL(live.address);

  const root = await mkdtemp(path.join(os.tmpdir(), 'live-site-'));
  await mkdir(path.join(root, 'src'));
  const definition = { name: 'remote-blog', pages: [{ path: '/blogs', title: 'Blogs & more' }] };
  await writeFile(path.join(root, 'src/remote.tsx'), `export default ${JSON.stringify(definition)};`);
  let remote: DevPackage | undefined;
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, port: 5199 },
    plugins: [liveSitePlugin(site, () => remote as DevPackage)],
  });
  remote = await devPackage(vite);
  const { server, address } = await listening(vite.middlewares);
  dev = address;
  return async () => {
    server.close();
    live.server.close();
    await vite.close();
  };
});

test('a page of the remote is drawn in the live frame with its own title, entry and menu, without the page’s policy', async () => {
  const answer = await fetch(`${dev}/blogs`);
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([200, null]);
  expect(html).toContain('<title>Blogs &amp; more</title>');
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toMatch(/Security-Policy|modulepreload/);
  const given = JSON.parse(/id="page-bootstrap">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
  expect(
    given.packages.map(({ name, pages }: (typeof bootstrap.packages)[0]) => [name, pages[0]?.path]),
  ).toEqual([
    ['shell', '/'],
    ['remote-blog', '/blogs'],
  ]);
  expect(given.pageAssets.packages['remote-blog'].entry).toBe('http://localhost:5199/remoteEntry.js');
  // The front page's datasets are not this page's, though it stands in the front page's document.
  expect(given.datasets).toBeUndefined();
});

test('other pages keep their status, title and datasets; other files are sent as they are', async () => {
  const gone = await fetch(`${dev}/gone`);
  expect(gone.status).toBe(404);
  expect(await gone.text()).toMatch(/<title>\/gone<\/title>.*"datasets":\{"costs":1\}/s);
  expect(await (await fetch(`${dev}/plain`)).text()).toBe('plain');
  const moved = await fetch(`${dev}/moved`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/about']);
  const manifest = await (await fetch(`${dev}/federation-manifest.json`)).json();
  expect(manifest.packages['remote-chat']).toBe('live');
  expect(Object.keys(manifest.packages['remote-blog'].pages)).toEqual(['/blogs']);
});

test('nothing is sent to the live site, whose service worker is replaced by one that unregisters itself', async () => {
  received.length = 0;
  expect((await fetch(`${dev}/api`, { method: 'POST', body: '{}' })).status).toBe(405);
  expect(await (await fetch(`${dev}/service-worker.js`)).text()).toContain('unregister');
  expect(received).toEqual([]);
});

test('an address that can’t be reached is named', async () => {
  expect(await sharedOf(site)).toBe('1.18.0');
  await expect(sharedOf(new URL('http://127.0.0.1:1'))).rejects.toThrow(
    "http://127.0.0.1:1 can't be reached",
  );
});

test.each([
  [200, 'is no page of a site with remotes'],
  [301, 'leads to https://www.example.com/: name that address.'],
  [503, 'answers 503: try again, or name another address.'],
])('an address that answers %s is refused in a sentence', async (status, sentence) => {
  const { server, address } = await listening((_, response) =>
    response
      .writeHead(status, status === 301 ? { location: 'https://www.example.com/' } : {})
      .end('<h1>Hello</h1>'),
  );
  onTestFinished(() => void server.close());
  await expect(sharedOf(new URL(address))).rejects.toThrow(`${address} ${sentence}`);
});
