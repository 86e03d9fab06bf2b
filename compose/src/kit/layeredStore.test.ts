// @vitest-environment node
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FolderStore } from '../store/folderStore.ts';
import { layeredStore } from './layeredStore.ts';

test('what is added stays above; what is live is found below', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'layers-'));
  const [below, build] = [path.join(folder, 'below'), path.join(folder, 'build')];
  await mkdir(path.join(build, 'browser'), { recursive: true });
  await writeFile(path.join(build, 'browser/page.js'), '0');
  await writeFile(path.join(build, 'release.json'), 'live');
  const live = new FolderStore(below);
  await live.add('releases/remote-blog/1', build, ['browser/page.js']);
  await live.replace('live.json', '{}', undefined);

  const store = layeredStore(new FolderStore(path.join(folder, 'own')), live);
  await writeFile(path.join(build, 'release.json'), 'tried');
  await store.add('releases/remote-new/2', build, ['browser/page.js']);

  const marker = async (prefix: string) =>
    readFile(path.join((await store.checkout(prefix)) ?? '', 'release.json'), 'utf8');
  expect(await marker('releases/remote-new/2')).toBe('tried');
  expect(await marker('releases/remote-blog/1')).toBe('live');
  expect((await store.read('live.json'))?.content).toBe('{}');
  expect(await live.checkout('releases/remote-new/2')).toBeUndefined();
});
