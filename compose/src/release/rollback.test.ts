import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SitePaths } from '../paths.ts';
import { readRegistry } from '../store/registry.ts';
import {
  blog,
  contentsBelow,
  livePage,
  liveStore,
  release,
  shell,
  standing,
  store,
} from '../testing/fakeSite.ts';
import { makeLive } from './makeLive.ts';
import { releaseHistory } from './releaseHistory.ts';
import { rollback } from './rollback.ts';

const back = (paths: SitePaths, name = 'remote-blog', version?: string) =>
  rollback(paths, name, version, { doing: 'rollback' });

/** Pages and the like: the files of further versions stay reachable below `/_/`. */
async function documents({ current }: SitePaths) {
  const files = await contentsBelow(current);
  return Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith('_/')));
}

const articlesOf = async (paths: SitePaths) =>
  /<p>(.*)<\/p>/.exec(await livePage(paths, 'blogs/index.html'))?.[1];

describe('rolling back', () => {
  it('restores the former bytes, of one remote as of the shell', async () => {
    const paths = await liveStore();
    const before = await documents(paths);
    await release(paths, blog('new'));
    expect(await back(paths)).toMatchObject({ rendered: ['/blogs', '/blogs/first'] });
    expect(await documents(paths)).toEqual(before);
    await release(paths, shell('other frame'));
    await back(paths, 'shell');
    expect(await documents(paths)).toEqual(before);
  });

  it('keeps the files that tabs with the newer version may still ask for', async () => {
    const paths = await liveStore();
    await release(paths, blog('new'));
    const newer = Object.keys(await contentsBelow(paths.current)).filter((file) => file.startsWith('_/'));
    await back(paths);
    expect(Object.keys(await contentsBelow(paths.current))).toEqual(expect.arrayContaining(newer));
  });

  it('goes one further back each time, and past what was rolled back', async () => {
    const paths = await liveStore();
    for (const text of ['two', 'three']) await release(paths, blog(text));
    await back(paths);
    expect(await articlesOf(paths)).toBe('two');
    await back(paths);
    expect(await articlesOf(paths)).toBe('articles');
    await release(paths, blog('four'));
    await back(paths);
    expect(await articlesOf(paths)).toBe('articles');
  });

  it('goes to the version that is named, by its first letters too', async () => {
    const paths = await liveStore();
    const { live } = await readRegistry(paths);
    for (const text of ['two', 'three']) await release(paths, blog(text));
    await back(paths, 'remote-blog', live['remote-blog']?.slice(0, 8));
    expect(await articlesOf(paths)).toBe('articles');
  });

  it('holds until the package is released by name, whatever is built meanwhile', async () => {
    const paths = await liveStore();
    await release(paths, blog('bad'));
    await back(paths);
    const stored = [await store(paths, blog('bad'))];
    await makeLive(paths, stored, { doing: 'build', respectWithdrawn: true });
    expect(await articlesOf(paths)).toBe('articles');
    await makeLive(paths, stored, { doing: 'release' });
    expect(await articlesOf(paths)).toBe('bad');
  });

  it('is refused with the list where there is nothing to go back to', async () => {
    const paths = await liveStore();
    const before = await standing(paths);
    const { live } = await readRegistry(paths);
    await expect(back(paths)).rejects.toThrow(
      `remote-blog has no former version to go back to by itself: name one of ${live['remote-blog']} (live).`,
    );
    await expect(back(paths, 'remote-blog', 'abc')).rejects.toThrow(
      `abc is not one kept version of remote-blog: name one of ${live['remote-blog']} (live).`,
    );
    await expect(back(paths, 'remote-shop')).rejects.toThrow(
      'remote-shop has never been released: there is shell, remote-blog, remote-destinations.',
    );
    expect(await standing(paths)).toEqual(before);
  });

  it('is refused when the store has lost that version', async () => {
    const paths = await liveStore();
    const { live } = await readRegistry(paths);
    await release(paths, blog('new'));
    await rm(path.join(paths.root, 'releases', 'remote-blog', live['remote-blog'] ?? ''), {
      recursive: true,
    });
    const before = await standing(paths);
    await expect(back(paths)).rejects.toThrow(
      /The registry names release \w+ of remote-blog, which is not in/,
    );
    expect(await standing(paths)).toEqual(before);
    const { 'remote-blog': entries } = await releaseHistory(paths, 'remote-blog');
    expect(entries?.map(({ state, content }) => [state, content?.pages.length])).toEqual([
      ['live', 2],
      ['former', undefined],
    ]);
  });
});

it('of killed releases, what nothing names is cleared away after a day', async () => {
  const paths = await liveStore();
  const { release: old } = await store(paths, blog('never live'));
  const { release: fresh } = await store(paths, blog('on its way'));
  const before = new Date(Date.now() - 25 * 3600_000);
  const others = path.join(paths.root, 'releases', 'other-software', '1.0');
  await mkdir(others, { recursive: true });
  await utimes(others, before, before);
  await utimes(path.join(paths.root, 'releases', 'remote-blog', old.version), before, before);
  const { registry } = await release(paths, blog('new'));
  const kept = registry.history['remote-blog']?.map(({ version }) => version) ?? [];
  expect((await readdir(path.join(paths.root, 'releases', 'remote-blog'))).sort()).toEqual(
    [...kept, fresh.version].sort(),
  );
  expect(await readdir(others)).toEqual([]);
});
