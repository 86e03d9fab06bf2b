import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { devBootstrap, devPackage } from './dev.ts';

test('a page added to the source is served at once, and stays while the source is broken', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'dev-package-'));
  await mkdir(path.join(root, 'src'));
  const write = (source: string) => writeFile(path.join(root, 'src/remote.tsx'), source);
  const writePages = (...paths: string[]) =>
    write(
      `export default ${JSON.stringify({ name: 'remote-blog', pages: paths.map((path) => ({ path })) })};`,
    );
  await writePages('/blogs');

  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  const logged = vi.spyOn(server.config.logger, 'error');
  const packages = [await devPackage(server)];
  const pages = async () => {
    const site = await devBootstrap(packages);
    return [
      site.packages[0]?.pages.map(({ path }) => path),
      Object.keys(site.pageAssets.packages['remote-blog']?.pages ?? {}),
    ];
  };
  const old = ['/blogs'];
  expect(await pages()).toEqual([old, old]);

  await writePages('/blogs', '/blogs/second');
  const both = ['/blogs', '/blogs/second'];
  await expect.poll(pages).toEqual([both, both]);

  const broken = async () => {
    // Written again at each look, as Vite's watcher drops a change that follows another within 50 ms.
    await write('throw new Error("Half written");');
    return [await pages(), logged.mock.calls.length > 0];
  };
  await expect.poll(broken, { interval: 200 }).toEqual([[both, both], true]);
  expect(logged.mock.lastCall?.[0]).toContain('Half written');
});
