import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderWith } from '@sayapatri/testing/temporaryFiles';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { devBootstrap } from './dev.ts';

test('a page added to the source is served at once', async () => {
  const root = await folderWith({ 'src/remote.tsx': '' });
  const writePages = (...paths: string[]) => {
    const remote = { name: 'remote-blog', pages: paths.map((path) => ({ path })) };
    return writeFile(path.join(root, 'src/remote.tsx'), `export default ${JSON.stringify(remote)};`);
  };
  await writePages('/blogs');
  const middleware = { middlewareMode: true, ws: false } as const;
  const server = await createServer({ root, configFile: false, logLevel: 'silent', server: middleware });
  onTestFinished(() => server.close());
  const pages = async () => {
    const { packages, pageAssets } = await devBootstrap([server]);
    const assets = pageAssets.packages['remote-blog']?.pages ?? {};
    return [packages[0]?.pages.map(({ path }) => path), Object.keys(assets)];
  };
  expect(await pages()).toEqual([['/blogs'], ['/blogs']]);
  await writePages('/blogs', '/blogs/second');
  const both = ['/blogs', '/blogs/second'];
  await expect.poll(pages).toEqual([both, both]);
});
