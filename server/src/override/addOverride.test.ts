import { join } from 'node:path';
import type { PageBootstrap } from 'shared/contract/bootstrap';
import { describe, expect, test } from 'vitest';
import { appForTest } from '../testing/app.ts';
import { writeFile } from '../testing/composedSite.ts';
import { type Answers, serveAnswers, unreleasedBlog } from '../testing/overrideOrigin.ts';
import { cookieFor } from './override.ts';

const live: PageBootstrap = {
  packages: [
    { name: 'shell', pages: [{ path: '/' }], widgets: [], provides: [] },
    { name: 'remote-blog', pages: [{ path: '/blogs' }], widgets: [], provides: [] },
  ],
  pageAssets: { packages: {} },
};
const nowhere = { entry: '', entryFiles: {}, pages: {}, widgets: {} };
// The registry lists every page, the document only those in menus.
const shell = { ...nowhere, pages: { '/': {}, '/about': {} } };
const registry = {
  packages: { shell, 'remote-blog': { ...nowhere, entry: '/_/remote-blog/old.js' } },
};
const notFoundPage = `<!doctype html><html><head><title>Page not found</title></head><body><div id="root"><h1>Page not found</h1></div><script type="application/json" id="page-bootstrap">${JSON.stringify(live)}</script></body></html>`;

/** The app on a site with a blog, and an unreleased blog at `origin`; `ask` sends its cookie along. */
async function overriddenApp(more: Answers = {}) {
  const answers: Answers = {
    '/release.json': JSON.stringify(unreleasedBlog),
    '/browser/page-new.js': 'export default "new";',
    ...more,
  };
  const origin = await serveAnswers(answers);
  const { app, folder } = await appForTest({ config: { overrideOrigins: [origin] } });
  const write = (path: string, text: string) => writeFile(join(folder, 'current', path), text);
  write('404.html', notFoundPage);
  write('blogs/index.html', '<html><body><div id="root"><h1>Released blogs</h1></div></body></html>');
  write('federation-manifest.json', JSON.stringify(registry));
  write('_/remote-blog/old-1a2b3c4d.js', 'export default "old";');
  const start = `/override?remote=remote-blog&from=${origin}/`;
  const cookie = cookieFor({ remote: 'remote-blog', from: `${origin}/` }, false);
  const ask = (url: string) => app.inject({ url, headers: { cookie } });
  return { app, answers, origin, start, ask };
}

const siteIn = (html: string): PageBootstrap =>
  JSON.parse(/id="page-bootstrap">(.*)<\/script>/.exec(html)?.[1] ?? '');

describe('a browser with an override', () => {
  test('begins at the first page of the build, and ends at home', async () => {
    const { app, start, origin } = await overriddenApp();
    const begun = await app.inject(start);
    expect(begun.statusCode).toBe(303);
    expect(begun.headers.location).toBe('/blogs');
    expect(begun.headers['set-cookie']).toBe(cookieFor({ remote: 'remote-blog', from: `${origin}/` }, false));
    const ended = await app.inject('/override');
    expect(ended.statusCode).toBe(303);
    expect(ended.headers.location).toBe('/');
    expect(ended.headers['set-cookie']).toContain('Max-Age=0');
  });

  test.each(['/blogs', '/blogs/new', '/about'])(
    'gets %s as a document that renders the build, with the bar',
    async (url) => {
      const { ask, origin } = await overriddenApp();
      const reply = await ask(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Cookie' });
      expect(reply.body).toContain(`remote-blog comes from ${origin}/`);
      expect(reply.body).toContain('<a href="/override"');
      expect(reply.body).toContain('<div id="root"></div>');
      const { packages, pageAssets } = siteIn(reply.body);
      expect(packages.map(({ name }) => name)).toEqual(['shell', 'remote-blog']);
      expect(packages[1]?.pages.map(({ nav }) => nav?.[0]?.label)).toEqual(['New /blogs', 'New /blogs/new']);
      expect(packages[0]?.pages).toEqual([{ path: '/' }, { path: '/about' }]);
      expect(pageAssets.packages.shell).toEqual(shell);
      expect(pageAssets.packages['remote-blog']?.pages['/blogs/new']).toEqual({
        '/_/remote-blog/page-new.js': 'sha256-new',
      });
    },
  );

  test('gets a page that nobody has with status 404, and an untidy address led to the tidy one', async () => {
    const { ask } = await overriddenApp();
    expect((await ask('/nowhere')).statusCode).toBe(404);
    const untidy = await ask('/blogs/new/');
    expect([untidy.statusCode, untidy.headers.location]).toEqual([303, '/blogs/new']);
  });

  test('gets a file of the build if it is there, else the site’s', async () => {
    const { ask } = await overriddenApp({ '/browser/gone-1a2b3c4d.js': { status: 500 } });
    const file = await ask('/_/remote-blog/page-new.js');
    expect(file.body).toBe('export default "new";');
    expect(file.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/javascript' });
    expect((await ask('/_/remote-blog/old-1a2b3c4d.js')).body).toBe('export default "old";');
    expect((await ask('/_/remote-blog/gone-1a2b3c4d.js')).statusCode).toBe(404);
    expect((await ask('/_/shell/app-1a2b3c.js')).body).toContain('one');
  });

  test('gets a new remote beside the others', async () => {
    const chat = { ...unreleasedBlog, name: 'remote-new' };
    const { app, origin } = await overriddenApp({ '/release.json': JSON.stringify(chat) });
    const cookie = cookieFor({ remote: 'remote-new', from: `${origin}/` }, false);
    const { body } = await app.inject({ url: '/', headers: { cookie } });
    expect(siteIn(body).packages.map(({ name }) => name)).toEqual(['shell', 'remote-blog', 'remote-new']);
  });

  test('gets the site’s own pages while the build can’t be had, and is told', async () => {
    const { ask, answers } = await overriddenApp();
    answers['/release.json'] = { status: 502 };
    const page = await ask('/blogs');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Released blogs');
    expect(page.body).toMatch(
      /<aside[^>]*><span>remote-blog is the site’s own: .*release\.json can't be had \(status 502\)/,
    );
    expect((await ask('/blogs/new')).statusCode).toBe(404);
    expect((await ask('/_/remote-blog/old-1a2b3c4d.js')).statusCode).toBe(200);
  });

  test('sends enquiries and asks for other files as everybody does', async () => {
    const { ask } = await overriddenApp();
    expect((await ask('/healthz')).json()).toEqual({ ok: true });
    expect((await ask('/api')).statusCode).toBe(405);
    expect((await ask('/robots.txt')).body).toContain('User-agent');
  });
});

test('every other browser gets the site, and caches are told what it depends on', async () => {
  const { app } = await overriddenApp();
  const reply = await app.inject('/blogs');
  expect(reply.body).toContain('Released blogs');
  expect(reply.body).not.toContain('override');
  expect(reply.headers.vary).toBe('Accept-Encoding, Cookie');
});

describe('an override that is refused, in one sentence, sets no cookie', () => {
  test.each<[string, Answers, string]>([
    [
      'another remote',
      { '/release.json': JSON.stringify({ ...unreleasedBlog, name: 'remote-chat' }) },
      'is a release of remote-chat',
    ],
    [
      'another contract',
      { '/release.json': JSON.stringify({ ...unreleasedBlog, contract: 99 }) },
      'for contract 99',
    ],
    ['a broken release.json', { '/release.json': '{' }, 'is not a whole release.json (JSON)'],
    ['a lean release.json', { '/release.json': JSON.stringify({ ...unreleasedBlog, pages: 7 }) }, '(pages)'],
    ['one beyond a megabyte', { '/release.json': ' '.repeat(1_000_001) }, 'more than 1000000 bytes'],
    [
      'one that leads elsewhere',
      { '/release.json': { status: 302, location: 'http://127.0.0.1/' } },
      'status 302',
    ],
    ['none', { '/release.json': { status: 404 } }, 'status 404'],
  ])('%s', async (_name, answers, sentence) => {
    const { app, start } = await overriddenApp(answers);
    const reply = await app.inject(start);
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body).toContain(sentence);
    expect(reply.body.trimEnd()).not.toContain('\n');
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test('an origin that is not on the list', async () => {
    const { app } = await overriddenApp();
    const reply = await app.inject('/override?remote=remote-blog&from=http://127.0.0.1:1/');
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('which the server allows');
  });
});

test('a server that allows no origin knows no override', async () => {
  const { app } = await appForTest();
  const cookie = cookieFor({ remote: 'remote-blog', from: 'http://localhost:5182/' }, false);
  expect((await app.inject('/override?remote=remote-blog&from=http://localhost:5182/')).statusCode).toBe(404);
  const reply = await app.inject({ url: '/about', headers: { cookie } });
  expect(reply.body).toContain('Site one');
  expect(reply.headers.vary).toBe('Accept-Encoding');
});
