import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { emptySite, liveSite } from '../testing/fakeSite.ts';
import { releasedFilesPlugin, releasedSite } from './releasedSite.ts';

test('a site lists all pages of released packages, even those in no menu, and none of packages served from source', async () => {
  const { packages } = await releasedSite(await liveSite(), ['shell', 'remote-destinations']);
  expect(packages.map(({ name, pages }) => [name, pages.map(({ path }) => path)])).toEqual([
    ['remote-blog', ['/blogs', '/blogs/first']],
  ]);
});

test('released files are sent with the types browsers ask for', async () => {
  const site = await emptySite();
  const folder = path.join(site.current, '_', 'remote-blog');
  await mkdir(folder, { recursive: true });
  const types = {
    'entry.js': 'text/javascript',
    'cover.svg': 'image/svg+xml',
    'what.unknown': 'application/octet-stream',
  };
  for (const file of Object.keys(types)) await writeFile(path.join(folder, file), file);

  const vite = await createServer({
    root: site.root,
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, ws: false },
    plugins: [releasedFilesPlugin(site)],
  });
  onTestFinished(() => vite.close());
  await vite.listen();
  for (const [file, type] of Object.entries(types)) {
    const response = await fetch(`${vite.resolvedUrls?.local[0]}_/remote-blog/${file}?v=1`);
    expect([response.headers.get('content-type'), await response.text()]).toEqual([type, file]);
  }
});
