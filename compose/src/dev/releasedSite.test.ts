import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { serveSite } from 'server/serveSite';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { livePage, liveSite } from '../testing/fakeSite.ts';
import { releasedFilesPlugin, releasedSite } from './releasedSite.ts';

test('lists all pages of released packages, those in no menu too, and none of packages served from source', async () => {
  const { packages } = await releasedSite(await liveSite(), ['shell', 'remote-destinations']);
  expect(packages.map(({ name, pages }) => [name, pages.map(({ path }) => path)])).toEqual([
    ['remote-blog', ['/blogs', '/blogs/first']],
  ]);
});

test('released files are those of the composed site', async () => {
  const site = await liveSite();
  const files = await serveSite();
  files.show(site.current);
  const vite = await createServer({
    root: site.root,
    configFile: false,
    server: { port: 0, host: '127.0.0.1' },
    plugins: [releasedFilesPlugin(files.url)],
  });
  onTestFinished(async () => {
    await vite.close();
    await files.close();
  });
  await vite.listen();
  const [script = ''] = await readdir(path.join(site.current, '_/remote-blog/assets'));
  const [address] = vite.resolvedUrls?.local ?? [];
  const response = await fetch(`${address}_/remote-blog/assets/${script}?v=1`);
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(await response.text()).toBe(await livePage(site, `_/remote-blog/assets/${script}`));
});
